import type { ErrorCode } from '../../contract/errors';

export type ImportProblem = Extract<ErrorCode, `import_${string}`>;

/** The file cannot become a book, and a retry would not help. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(readonly problem: ImportProblem) {
    super(problem);
  }
}
