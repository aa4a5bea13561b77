/** The range of a quiz: the chapters from start to end, or the whole of a book without chapters. */
export type Range = { readonly start: number; readonly end: number } | 'full';

const padded = (number: number) => String(number).padStart(3, '0');

/** The range as part of a key. */
export const rangeKey = (range: Range) =>
  range === 'full' ? 'full' : `${padded(range.start)}-${padded(range.end)}`;

/** The range as the contract's two fields; null for a book without chapters. */
export const rangeFields = (range: Range) =>
  range === 'full'
    ? { start_chapter: null, end_chapter: null }
    : { start_chapter: range.start, end_chapter: range.end };

/** Undefined if only one of the two is given. */
export const rangeFrom = (start: number | null, end: number | null): Range | undefined => {
  if (start !== null && end !== null) return { start, end };
  return start === null && end === null ? 'full' : undefined;
};
