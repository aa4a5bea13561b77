import type { Turn } from './turn';

/** One of a list, another one by book, chapter, companion, words and what was said: talks of one child do not begin and end alike. */
export const varied = <T>({ request, read }: Turn, list: readonly T[]): T | undefined => {
  const all = [
    request.title,
    request.companion,
    Math.max(1, ...read.keys()),
    request.words,
    ...request.said.map(({ text }) => text),
  ].join('|');
  const sum = [...all].reduce((hash, one) => (hash * 31 + (one.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return list[sum % list.length];
};
