import { expect, test } from '@jest/globals';
import { readingGrade } from '../../contract/rules/reading-grade';
import { termsForAdults, termsForChildren } from '../../frontend/src/subjects/terms/in-short';

const most = 120;
const wordsIn = (text: string) => text.split(/\s+/).length;
const textOf = (rules: typeof termsForChildren) => rules.map(({ text }) => text).join(' ');

test('the terms in short have at most 120 words', () => {
  expect(wordsIn(textOf(termsForChildren))).toBeLessThanOrEqual(most);
  expect(wordsIn(textOf(termsForAdults))).toBeLessThanOrEqual(most);
});

test('a child of the third grade can read each rule for children', () => {
  expect(readingGrade(textOf(termsForChildren))).toBeLessThanOrEqual(2);
  expect(termsForChildren.filter(({ text }) => readingGrade(text) > 3)).toEqual([]);
});

test('the short terms say something of each section of the full ones: use, data, joining, owning, ending and changing', () => {
  const topics = [
    /Be kind/,
    /keep what/,
    /invitation/,
    /write is yours/,
    /close|delete/,
    /we ask (?:you )?again/,
  ];
  for (const rules of [termsForChildren, termsForAdults])
    expect(topics.filter((topic) => !rules.some(({ text }) => topic.test(text)))).toEqual([]);
});
