import type { Book } from '../../../../contract/books/endpoints';
import { readingLevelLabel } from '../../../../contract/rules/reading-level';

/** How hard the book is to read; nothing if its text is not here to be measured. */
export const ReadingLevel = ({ book: { reading_grade } }: { book: Pick<Book, 'reading_grade'> }) =>
  reading_grade === null ? null : (
    <span className="text-[0.85em] text-soft">
      <span className="sr-only">Reading level: </span>
      {readingLevelLabel(reading_grade)}
    </span>
  );
