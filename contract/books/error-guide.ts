import type { Guide } from '../error';
import type { booksErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const booksErrorGuide = {
  book_not_found: {
    when: 'Neither the library nor the catalogue knows the id.',
    recovery: 'Search for the book and choose it from the suggestions.',
  },
  import_needs_adult: {
    when: 'A child below the age of consent imports a list.',
    recovery: 'The guardian imports it, with `child_id`.',
  },
  import_limit: {
    when: 'A caller has imported 1,000 rows on this day.',
    recovery: 'Continue tomorrow with the same `from`.',
  },
  book_not_on_list: {
    when: 'A stage is changed for a book that was never added.',
    recovery: 'Add the book first.',
  },
  search_unavailable: {
    when: 'The library has no such book, and the catalogue, which may have it, cannot be reached.',
    recovery: 'Try again in a little while; books of the library are found all the time.',
  },
  queue_failed: {
    when: 'The catalogue cannot be reached for a book that the library does not hold yet.',
    recovery: 'Try again in a little while; books of the library keep working.',
  },
  preview_unavailable: {
    when: 'Nobody has a description of the book, or it did not come within 3 seconds.',
    recovery: 'The book can still be chosen.',
  },
  characters_unavailable: {
    when: 'The book has not been processed, or the model does not know who is in it.',
    recovery: 'Talk with Wren about the book instead.',
  },
} as const satisfies Guide<typeof booksErrors>;
