// @ts-check
/** What a run prints: sent in pieces, and no more than a page can show. */

const MOST = 100_000;
const PIECE = 4096;
const PAUSE_MS = 50;

export class Output {
  constructor(/** @type {(message: {id: number, text: string}) => void} */ send) {
    this.send = send;
  }

  begin(/** @type {number} */ id) {
    this.id = id;
    this.buffer = "";
    this.room = MOST;
    this.sentAt = performance.now();
  }

  write(/** @type {string} */ text) {
    if (this.room <= 0) return;
    const piece = text.length <= this.room ? text : `${text.slice(0, this.room)}\n… output stops here: ${MOST.toLocaleString("en")} characters\n`;
    this.room -= text.length;
    this.buffer += piece;
    if (this.buffer.length >= PIECE || performance.now() - this.sentAt > PAUSE_MS || this.room <= 0) this.flush();
  }

  flush() {
    if (this.buffer) this.send({ id: this.id, text: this.buffer });
    this.buffer = "";
    this.sentAt = performance.now();
  }

  end() {
    this.flush();
    this.room = 0;
  }
}
