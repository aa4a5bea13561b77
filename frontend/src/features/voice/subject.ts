/** What a voice chat is about, as its messages name it. */
export interface Subject {
  readonly book_id: string;
  /** Null for a book without chapters. */
  readonly end_chapter: number | null;
}

const keys = { book: 'inkwren.book', end: 'inkwren.endChapter' };

const endIn = (text: string | null): number | null => {
  const end = Number(text);
  return Number.isInteger(end) && end >= 1 ? end : null;
};

/** The book that was chosen last on this device, otherwise the one in the address; undefined without either. */
export const subjectFrom = (address: URLSearchParams): Subject | undefined => {
  const stored = localStorage.getItem(keys.book);
  if (stored !== null) return { book_id: stored, end_chapter: endIn(localStorage.getItem(keys.end)) };
  const book = address.get('book');
  return book === null ? undefined : { book_id: book, end_chapter: endIn(address.get('end')) };
};
