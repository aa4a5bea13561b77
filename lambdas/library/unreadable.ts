import type { libraryErrors } from '../../contract/errors/library';

export type ImportProblem = keyof typeof libraryErrors;

/** The file cannot become a book, and a retry would not help. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(readonly problem: ImportProblem) {
    super(problem);
  }
}
