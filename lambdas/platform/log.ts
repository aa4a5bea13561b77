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

export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  /** The error's kind and stack, not its message: messages of parsers and clients quote what they were given. */
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? stackFrames(error) : undefined,
    }),
};

const stackFrames = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ');
