import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Taste } from '../../lambdas/recommendations/taste';

/**
 * What a reader says of one taste and all books. A book that is on no list does not fit, unless there is a list `not`: then only
 * the named books are judged.
 */
const Label = z.strictObject({
  /** A child's words, a genre, or the id of a loved book. */
  liked: z.string(),
  fits: z.array(z.string()),
  /** Readers could disagree on these. They are not counted. */
  maybe: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
});
export type Label = z.infer<typeof Label>;

const readLabels = (by: Taste['by']): Label[] =>
  readFileSync(path.resolve(__dirname, `../pairs/${by}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Label.parse(JSON.parse(line)));

export const labels: Readonly<Record<Taste['by'], readonly Label[]>> = {
  words: readLabels('words'),
  genres: readLabels('genres'),
  books: readLabels('books'),
};

/** Whether a book fits; undefined if it is not judged. */
export const isTrue = ({ liked, fits, maybe, not }: Label, id: string): boolean | undefined => {
  if (fits.includes(id)) return true;
  if (id === liked || maybe?.includes(id)) return undefined;
  return not === undefined || not.includes(id) ? false : undefined;
};
