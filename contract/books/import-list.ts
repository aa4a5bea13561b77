import * as z from 'zod/mini';
import { Rating, Stage } from './fields';

/**
 * The bounds of an import of books. The browser reads the file and sends its rows in parts, each far below the limit of a
 * body; rows beyond the most are left out, and a longer file is refused. Texts are cut to `letters`.
 */
export const importLimits = { bytes: 5_000_000, rows: 500, rowsPerCall: 10, letters: 300 } as const;

/** A row of a list that a reader has exported elsewhere. */
export const ImportedBook = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(importLimits.letters)),
  author: z.string().check(z.maxLength(importLimits.letters)),
  /** Without hyphens; null if the list has none. One with a wrong check digit counts as none. */
  isbn: z.nullable(z.string().check(z.regex(/^(\d{9}[\dX]|97[89]\d{10})$/))),
  stage: Stage,
  /** Null if the reader gave no stars. */
  rating: z.nullable(Rating),
});
export type ImportedBook = z.infer<typeof ImportedBook>;
