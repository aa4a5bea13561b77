import { expect, test } from '@jest/globals';
import { flawOf } from '../../lambdas/quiz/bank/checks/flaw-of';
import { judged } from '../../lambdas/quiz/bank/checks/judged';
import type { Material, WrittenQuestion } from '../../lambdas/quiz/bank/checks/written-question';
import { compose } from '../../lambdas/quiz/bank/compose';
import { chaptersAsked, Range } from '../../lambdas/quiz/bank/range';
import { chapterTwo, good } from '../support/bad-questions';

const material: Material = {
  chapters: [1, 2],
  texts: new Map([[2, chapterTwo]]),
  laterNames: new Set(),
};
const refusedOf = (...written: WrittenQuestion[]) => judged(written, material).refused;

test('a question that may not be asked is named to its writer, with the reason', () => {
  expect(refusedOf(good)).toEqual([]);
  expect(refusedOf(good, { ...good, correct_index: 4 })).toEqual([
    { question: good.question, reason: 'key out of range' },
  ]);
  expect(refusedOf(good, good)).toEqual([
    { question: good.question, reason: expect.stringContaining('repeats another one') },
  ]);
});

test.each([
  ['drawn out', ['Nooo', 'Recipes', 'No', 'Goats'], true],
  ['with doubled letters', ['Been', 'Recipes', 'Ben', 'Goats'], false],
  ['with an article inside', ['Over the hill', 'Recipes', 'Over hill', 'Goats'], false],
  ['with an article before it', ['The hill', 'Recipes', 'Hill', 'Goats'], true],
])('two options may be the same %s: %j', (_, options, same) => {
  expect(flawOf({ ...good, options }, material) === 'duplicate options').toBe(same);
});

test.each([
  [['What is it?', 'WHAT  is: it?'], 1],
  [['What is it?', 'Who ran off?'], 2],
  [['Is it a nice hat?', 'Is it an ice hat?'], 2],
])('of questions that differ only in case and punctuation one is asked: %j', (questions, count) => {
  const bank = questions.map((question, i) => ({ id: `${i}`, question, skill: null }));
  expect(compose([bank], new Set())).toHaveLength(count);
});

test('other chapters that follow are of the range, up to its last but one', () => {
  const asked = chaptersAsked({ start: 1, end: 20 }, (chapter) => (chapter >= 19 ? 4 : 0));
  expect(asked).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 20]);
  expect(chaptersAsked({ start: 5, end: 5 }, () => 1)).toEqual([5]);
});

test.each([
  ['full', true],
  [{ start: 1, end: 2 }, true],
  ['half', false],
  [7, false],
])('a stored range is the whole book or two chapters: %j', (stored, is) => {
  expect(Range.safeParse(stored).success).toBe(is);
});
