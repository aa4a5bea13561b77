import * as z from 'zod/mini';

/** The range of a quiz: the chapters from start to end, or the whole of a book without chapters. */
export type Range = { readonly start: number; readonly end: number } | 'full';

/** A range as it is stored. */
export const Range = z.custom<Range>((stored) => stored === 'full' || typeof stored === 'object');

/** A bank holds more questions on a chapter than a long range needs: it needs only these many chapters. */
const mostChapters = 10;

/**
 * The chapters whose banks a quiz is composed from: all of a short range, ten of a long one, spread evenly with the first
 * and the last among them. 0 is the whole of a book without chapters.
 */
export const chaptersAsked = (range: Range): number[] => {
  if (range === 'full') return [0];
  const { start, end } = range;
  const count = Math.min(end - start + 1, mostChapters);
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? start : start + Math.round((i * (end - start)) / (count - 1)),
  );
};

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
