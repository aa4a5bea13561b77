import type { importsErrors } from '../../../contract/imports/errors';

export type ImportProblem = keyof typeof importsErrors;

/** The file cannot become a book, and a retry would not help. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(readonly problem: ImportProblem) {
    super(problem);
  }
}
