import { expect, test } from '@jest/globals';
import { orderedBy, pickBy } from '../../contract/rules/pick';
import { dayEnd } from '../../contract/rules/week';
import { findLine } from '../../frontend/src/features/dashboard/day/find-line';
import { findWord } from '../../frontend/src/features/dashboard/day/find-word';
import { longerThan, rowFeet } from '../../frontend/src/features/dashboard/day/row-of-wrens';
import { newLikes } from '../../lambdas/home/likes';
import { placeNews } from '../../lambdas/home/place-news';
import { readLibrary } from '../../lambdas/stock/own-books';

const seeds = Array.from({ length: 40 }, (_, i) => `2026-11-${i}`);

test('a choice is the same for the same text, and each one is made for some text', () => {
  const from = ['word', 'line', 'words'];
  for (const seed of seeds) expect(pickBy(seed, from)).toBe(pickBy(seed, from));
  expect(new Set(seeds.map((seed) => pickBy(seed, from)))).toEqual(new Set(from));
  expect(pickBy('a', [])).toBeUndefined();
  const id = (one: string) => one;
  expect(new Set(seeds.map((seed) => orderedBy(seed, from, id)[0]))).toEqual(new Set(from));
  expect(orderedBy('a', from, id).toSorted()).toEqual(from.toSorted());
});

test('a day ends at midnight in New York, also on the days with 23 and 25 hours', () => {
  const end = (at: string) => dayEnd(new Date(at)).toISOString();
  expect(end('2026-11-28T04:59:59Z')).toBe('2026-11-28T05:00:00.000Z');
  expect(end('2026-11-28T05:00:00Z')).toBe('2026-11-29T05:00:00.000Z');
  expect(end('2026-11-01T12:00:00Z')).toBe('2026-11-02T05:00:00.000Z');
  expect(end('2026-03-08T12:00:00Z')).toBe('2026-03-09T04:00:00.000Z');
});

test('new likes are those of each comic since, and never fewer than none', () => {
  expect(newLikes(undefined, { a: 3 })).toBe(0);
  expect(newLikes({}, { a: 3 })).toBe(3);
  expect(newLikes({ a: 1, b: 2 }, { a: 3, b: 1 })).toBe(2);
});

test.each([
  ['better than the last one of the week', { week: 'W1', place: 9 }, 8, 10, 'better'],
  ['the same', { week: 'W1', place: 9 }, 9, 10, null],
  ['worse', { week: 'W1', place: 1 }, 2, 10, null],
  ['better than far behind', { week: 'W1', place: 900 }, 899, 1000, 'better'],
  ['the first of the week, among the best ten', { week: 'W0', place: 1 }, 10, 20, 'first'],
  ['the first of the week, behind the best ten', { week: 'W0', place: 1 }, 11, 100, null],
  ['the first of the week, in the rear half', { week: 'W0', place: 1 }, 10, 19, null],
  ['the first after none', { week: 'W1', place: null }, 1, 2, 'first'],
  ['alone on the board', { week: 'W1', place: null }, 1, 1, null],
  ['none', { week: 'W1', place: 1 }, null, 10, null],
] as const)('a place that is %s', (_, before, place, students, told) => {
  expect(placeNews(before, { week: 'W1', place, students })).toBe(told);
});

const said = [
  '“Nobody can be down there,” said Grandpa, but he did not sound sure.',
  '"Hush!" said Noor. "I can hear the bell again," whispered Mr Dastoor. “Far too far,” he said.',
  'A line that "does not close, said Wick.',
];

test('a line is spoken by whom the book names, and long enough to remember', () => {
  const lines = seeds.map((seed) => findLine(said, seed));
  expect(new Set(lines.map((line) => `${line?.by}: ${line?.said}`))).toEqual(
    new Set(['Grandpa: Nobody can be down there', 'Mr Dastoor: I can hear the bell again']),
  );
  expect(findLine(['Nobody spoke.'], 'a')).toBeUndefined();
});

test('a word stands once in its chapter, in small letters, with its own sentence around it', () => {
  const text = [
    'Rain fell. The gherkin was sour! Where was Sunday?',
    'Umbrella. An umbrella again, and nothing.',
  ];
  expect(findWord(text, 'a')).toEqual({ word: 'gherkin', before: 'The ', after: ' was sour!' });
  expect(findWord(['It is so.'], 'a')).toBeUndefined();
});

test('in each chapter of our own books there is a word, and what is found stands there', () => {
  for (const { chapters } of readLibrary('library'))
    for (const { text } of chapters) {
      const paragraphs = text.split(/\n\s*\n/);
      const found = findWord(paragraphs, 'a');
      const { before = '', word = '', after = '' } = found ?? {};
      expect(paragraphs.some((one) => one.includes(before + word + after))).toBe(true);
      expect(word.length).toBeGreaterThan(5);
      const line = findLine(paragraphs, 'a');
      if (line !== undefined) expect(paragraphs.some((one) => one.includes(line.said))).toBe(true);
    }
});

test('words are compared with what is shorter than their row', () => {
  expect([rowFeet(330), longerThan(110), longerThan(111)]).toEqual([
    110,
    undefined,
    'the longest blue whale',
  ]);
  expect(longerThan(9_000)).toBe('the Golden Gate Bridge');
  expect(longerThan(1e9)).toBe('a marathon');
});
