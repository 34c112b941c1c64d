// @ts-check
/**
 * Code in a link: `#code=` and the deflated source in base64url. Nothing leaves the browser: a fragment is not sent to a server.
 * A runner that is not the first of its page adds `&runner=` and its number.
 */

/** Enough for any kernel of the book many times over; a link that unfolds to more is refused. */
const LONGEST = 200_000;

/** @returns {Promise<Uint8Array>} */
async function through(/** @type {Uint8Array} */ bytes, /** @type {GenericTransformStream} */ transform) {
  const reader = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(transform).getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LONGEST) throw new RangeError("the code in this link is too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toText = (/** @type {Uint8Array} */ bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const toBytes = (/** @type {string} */ text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));

/** @returns {Promise<string>} the fragment, from `#` on */
export async function fragmentFor(/** @type {string} */ source, runner = 1) {
  const code = toText(await through(new TextEncoder().encode(source), new CompressionStream("deflate-raw")));
  return `#code=${code}${runner > 1 ? `&runner=${runner}` : ""}`;
}

/** @returns {Promise<string>} the source in a fragment; rejects when it is damaged or too long */
export async function sourceIn(/** @type {string} */ fragment) {
  const code = new URLSearchParams(fragment.slice(1)).get("code") ?? "";
  return new TextDecoder().decode(await through(toBytes(code), new DecompressionStream("deflate-raw")));
}
