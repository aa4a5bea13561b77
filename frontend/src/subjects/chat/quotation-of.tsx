import type { ReactNode } from 'react';
import { Quotation } from '../reading/quotation';

interface Talk {
  readonly book: string;
  /** Null for a book without chapters. */
  readonly end: number | null;
  /** The child's own messages: the companion may quote them too. */
  readonly said: readonly string[];
}

const bare = (words: string) =>
  words
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Renders the words that a companion quotes: those of the book open their page. */
export const quotationOf =
  ({ book, end, said }: Talk) =>
  (words: string): ReactNode =>
    said.some((one) => bare(one).includes(bare(words))) ? (
      words
    ) : (
      <Quotation book={book} end={end ?? undefined} words={words}>
        {words}
      </Quotation>
    );
