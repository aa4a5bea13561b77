import type { Book } from '../../contract/books';
import type { BookFacts, BookItem } from './store';

/** A book of the library as the contract shows it. */
export const presentBook = (item: BookItem): Book => ({
  ...item,
  in_database: true,
  total_chapters: item.chapters.length > 0 ? item.chapters.length : null,
});

/** A book that only the catalogue knows so far. */
export const presentFacts = (facts: BookFacts): Book => ({
  ...facts,
  in_database: false,
  processing_status: 'not_attempted',
  queued_at: null,
  total_chapters: null,
});
