import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { storiesInParts, storyOn } from '../../contract/rules/stories-in-parts';
import { storyTexts } from '../../frontend/src/features/dashboard/day/story-texts';
import { countWords } from '../../lambdas/safety/text/words';

interface Text {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

const textOf = (id: string): Text => JSON.parse(readFileSync(`serials/${id}.json`, 'utf8'));
const all = storiesInParts.map(({ id }) => id);
const [first, second] = all as [string, string];
const last = all.at(-1) ?? '';

test('every story has a text, and every text is told', () => {
  expect(readdirSync('serials').toSorted()).toEqual(all.map((id) => `${id}.json`).toSorted());
  expect(Object.keys(storyTexts).toSorted()).toEqual(all.toSorted());
  for (const { id, title } of storiesInParts) expect(textOf(id).title).toBe(title);
});

test.each(all)('%s: the words of each part are those of its text, and few enough for one evening', (id) => {
  const counted = textOf(id).parts.map(({ paragraphs }) => countWords(paragraphs.join('\n')));
  expect(storiesInParts.find((one) => one.id === id)?.words).toEqual(counted);
  for (const words of counted) {
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(200);
  }
});

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const read = (story: string, parts: number, from = 1) =>
  Array.from({ length: parts }, (_, i) => ({ story, part: i + 1, day: day(from + i) }));

test('a part opens on the day after the last one, and stays open', () => {
  expect(storyOn(day(1), [])).toEqual({ story: first, read: 0, is_open: true });
  expect(storyOn(day(3), read(first, 3))).toEqual({ story: first, read: 3, is_open: false });
  expect(storyOn(day(4), read(first, 3))).toEqual({ story: first, read: 3, is_open: true });
  expect(storyOn(day(28), read(first, 3))).toEqual({ story: first, read: 3, is_open: true });
});

test('a story that ended today is shown until the day is over, then the next one begins', () => {
  const whole = read(first, 6);
  expect(storyOn(day(6), whole)).toEqual({ story: first, read: 6, is_open: false });
  expect(storyOn(day(7), whole)).toEqual({ story: second, read: 0, is_open: true });
});

test('after all stories there is none', () => {
  const everything = storiesInParts.flatMap(({ id, words }, i) => read(id, words.length, 1 + 6 * i));
  const end = everything.at(-1)?.day ?? '';
  expect(storyOn(end, everything)).toMatchObject({ story: last, is_open: false });
  expect(storyOn('2026-12-24', everything)).toBeUndefined();
});
