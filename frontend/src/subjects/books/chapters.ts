/** The part of a book: its first and last chapter; null for the full book. */
export const chapterWords = (first: number | null, last: number | null): string => {
  if (last === null) return 'The full book';
  const from = first ?? 1;
  return from === last ? `Chapter ${last}` : `Chapters ${from} to ${last}`;
};
