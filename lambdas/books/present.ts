import type { Book } from '../../contract/books/endpoints';
import type { BookFacts, BookItem } from './store';

const maxDescription = 1000;
const halfCharacter = /[\uD800-\uDBFF]$/;

/** Truncates a description to the contract's limit, never within a surrogate pair. */
export const shortened = (text: string) =>
  text.length <= maxDescription
    ? text
    : `${text
        .slice(0, maxDescription - 1)
        .replace(halfCharacter, '')
        .trimEnd()}…`;

/** A book of the library as the contract shows it. */
export const presentBook = (item: BookItem): Book => ({
  ...item,
  description: item.description === null ? null : shortened(item.description),
  in_database: true,
  total_chapters: item.chapters.length > 0 ? item.chapters.length : null,
});

/** A book that is in the catalogue but not yet in the library. */
export const presentFacts = (facts: BookFacts): Book => ({
  ...facts,
  description: null,
  in_database: false,
  processing_status: 'not_attempted',
  queued_at: null,
  total_chapters: null,
  reading_grade: null,
  quiz_possible: null,
});
