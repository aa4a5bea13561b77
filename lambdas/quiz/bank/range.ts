import * as z from 'zod/mini';
import { questionsPerQuiz } from '../../../contract/rules/quiz';

/** The range of a quiz: the chapters from start to end, or the whole of a book without chapters. */
export type Range = { readonly start: number; readonly end: number } | 'full';

/** The stored form of a range. */
export const Range = z.custom<Range>((stored) => stored === 'full' || typeof stored === 'object');

const countUp = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A bank contains several questions on a chapter, so a long range needs no more chapters than these. */
const mostChapters = 10;

/** All chapters of a short range; ten of a long one, spread evenly, including the first and the last. */
const spread = (start: number, end: number): number[] => {
  const count = Math.min(end - start + 1, mostChapters);
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? start : start + Math.round((i * (end - start)) / (count - 1)),
  );
};

/**
 * The chapters whose banks a quiz is composed from, 0 for the whole of a book without chapters: an even spread over the range.
 * While their `capacity`, the number of questions on each, is below ten in total, other chapters follow, the largest first.
 */
export const chaptersAsked = (range: Range, capacity: (chapter: number) => number): number[] => {
  if (range === 'full') return [0];
  const asked = spread(range.start, range.end);
  let sum = asked.reduce((total, chapter) => total + capacity(chapter), 0);
  const others = countUp(range.start, range.end)
    .filter((chapter) => !asked.includes(chapter) && capacity(chapter) > 0)
    .toSorted((a, b) => capacity(b) - capacity(a));
  for (const chapter of others) {
    if (sum >= questionsPerQuiz) break;
    asked.push(chapter);
    sum += capacity(chapter);
  }
  return asked.toSorted((a, b) => a - b);
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
