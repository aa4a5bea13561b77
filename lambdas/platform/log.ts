/**
 * One JSON line per event. Fields are ids, codes, counts and durations only: nothing a child wrote, no
 * name, no e-mail, no token, ever.
 */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

let correlation: string | undefined;

/** Marks what follows with the id of the request being served. */
export const correlate = (id: string | undefined) => {
  correlation = id;
};

const write = (level: 'info' | 'error', message: string, fields: Fields) =>
  process.stdout.write(`${JSON.stringify({ level, message, correlation, ...fields })}\n`);

const framesShown = 8;
const framesOf = new WeakMap<Error, string>();
const usual = Error.prepareStackTrace;

/**
 * Keeps the frames of an error as the engine hands them over, when its stack is read first. The text of a stack begins with
 * the message, which may have lines that look like frames, and may be replaced.
 */
Error.prepareStackTrace = (error, frames) => {
  const lines = frames.map((frame) => `at ${frame}`);
  framesOf.set(error, lines.slice(0, framesShown).join(' < '));
  return usual?.(error, frames) ?? [String(error), ...lines].join('\n    ');
};

/** Where it happened; undefined for an error that came with a stack of its own. */
const stackFrames = (error: Error): string | undefined => {
  void error.stack;
  return framesOf.get(error);
};

const identifier = /^[A-Za-z]\w{0,63}$/;

/** A name can be set to anything; the name of a class is all that is taken for one. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return identifier.test(error.name) ? error.name : 'Error';
};

export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  /** The error's kind and stack, not its message: messages of parsers and clients quote what they were given. */
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: kindOf(error),
      at: error instanceof Error ? stackFrames(error) : undefined,
    }),
};
