/**
 * One JSON line per event. Its fields are codes, counts, durations, and ids of books, comics and jobs only: never a person's id, a
 * child's words, a name, an e-mail address or a token.
 */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

let correlation: string | undefined;

/** Adds the id of the current request to all later lines. */
export const correlate = (id: string | undefined) => {
  correlation = id;
};

const write = (level: 'info' | 'error', message: string, fields: Fields) =>
  process.stdout.write(`${JSON.stringify({ level, message, correlation, ...fields })}\n`);

const framesShown = 8;
const framesOf = new WeakMap<Error, string>();
const usual = Error.prepareStackTrace;

/**
 * Keeps the frames of an error, which the engine provides when the stack is first read. The stack's text is not used: it begins
 * with the message, which may contain lines that look like frames, and it can be replaced.
 */
Error.prepareStackTrace = (error, frames) => {
  const lines = frames.map((frame) => `at ${frame}`);
  framesOf.set(error, lines.slice(0, framesShown).join(' < '));
  return usual?.(error, frames) ?? [String(error), ...lines].join('\n    ');
};

/** The location of an error; undefined for one with a stack of its own, and for anything else that was thrown. */
const stackFrames = (thrown: unknown): string | undefined => {
  const error = thrown as Error | undefined;
  void error?.stack;
  return framesOf.get(error as Error);
};

const identifier = /^[A-Za-z]\w{0,63}$/;

/** An error's name may be any text, so only a valid class name is logged. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return identifier.test(error.name) ? error.name : 'Error';
};

export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  /** The kind and stack of an error, without its message: messages of parsers and clients quote their input. */
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: kindOf(error),
      at: stackFrames(error),
    }),
};
