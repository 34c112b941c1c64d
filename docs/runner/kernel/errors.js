// @ts-check
/** Errors that belong to a line of the reader's source. */

/** What Triton's compiler would raise. The walker adds the place on the way out. */
export class CompilationError extends Error {
  constructor(message) {
    super(message);
    /** @type {{line: number, file: string}|null} */
    this.at = null;
  }
}

/** What only this runner lacks; says so by name. */
export class NotInRunner extends CompilationError {}

/** A failed device_assert, or something only known while a program runs. */
export class RuntimeFailure extends CompilationError {}

/** Throws unless a condition holds; the message is made only then. */
export function check(condition, message) {
  if (!condition) throw new CompilationError(typeof message === "function" ? message() : message);
}

/** Gives an error its place, once. */
export function located(error, at) {
  if (error instanceof CompilationError) {
    error.at ??= at;
    return error;
  }
  if (error instanceof RangeError && /call stack/i.test(error.message)) {
    const deep = new CompilationError("maximum recursion depth exceeded");
    deep.at = at;
    return deep;
  }
  if (!(error instanceof TypeError)) return error;
  const wrong = new CompilationError("TypeError('an argument is not what this operation takes')");
  wrong.at = at;
  return wrong;
}
