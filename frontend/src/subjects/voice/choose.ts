const keys = { book: 'inkwren.book', end: 'inkwren.endChapter' };

/** The subject of a talk. `end` is null for a book without chapters. */
export interface Chosen {
  readonly book: string;
  readonly end: number | null;
}

const endIn = (text: string | null): number | null => {
  const end = Number(text);
  return Number.isInteger(end) && end >= 1 ? end : null;
};

/** Stores the subject of the next voice chat; returns its address. */
export const chooseForVoice = ({ book, end }: Chosen): string => {
  localStorage.setItem(keys.book, book);
  if (end === null) localStorage.removeItem(keys.end);
  else localStorage.setItem(keys.end, String(end));
  return `/voice-chat?${new URLSearchParams({ book, ...(end !== null && { end: String(end) }) })}`;
};

/** The subject chosen last on this device, otherwise the one in the address; undefined without either. */
export const chosenForVoice = (address: URLSearchParams): Chosen | undefined => {
  const stored = localStorage.getItem(keys.book);
  if (stored !== null) return { book: stored, end: endIn(localStorage.getItem(keys.end)) };
  const book = address.get('book');
  return book === null ? undefined : { book, end: endIn(address.get('end')) };
};
