import type { ErrorDeclarations } from '../error';

export const booksErrors = {
  book_not_found: { status: 404, text: 'We could not find that book.', ends: true },
  book_not_on_list: { status: 404, text: 'That book is not on your lists yet.' },
  search_unavailable: { status: 503, text: 'Failed to fetch search results', retryable: true },
  queue_failed: { status: 503, text: 'Failed to queue book for processing', retryable: true },
  preview_unavailable: { status: 404, text: 'Preview Not Available' },
  characters_unavailable: { status: 404, text: 'Failed to load characters' },
  import_needs_adult: { status: 403, text: 'Ask a grown-up: they can bring your books here.' },
  import_limit: { status: 429, text: 'So many books! Go on tomorrow.' },
} as const satisfies ErrorDeclarations;
