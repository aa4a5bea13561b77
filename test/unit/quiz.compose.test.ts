import { expect, test } from '@jest/globals';
import { type Skill, skills } from '../../contract/rules/quiz';
import { type Candidate, compose } from '../../lambdas/quiz/bank/compose';
import { chaptersAsked } from '../../lambdas/quiz/bank/range';

const bank = (chapter: number, size: number, skillOf: (index: number) => Skill = () => 'detail') =>
  Array.from({ length: size }, (_, i) => ({
    id: `${chapter}.1.${i}`,
    question: `What is ${i} of ${chapter}?`,
    skill: skillOf(i),
  }));

const nothing = new Set<string>();
const idsOf = (chosen: readonly Candidate[]) => chosen.map(({ id }) => id);
const chapterOf = ({ id }: Candidate) => Number(id.split('.')[0]);
const countBy = <T, K>(items: readonly T[], of: (item: T) => K) =>
  new Map([...Map.groupBy(items, of)].map(([key, all]) => [key, all.length]));

test.each([
  [1, 12],
  [2, 13],
  [3, 15],
  [7, 12],
  [10, 14],
])('a quiz on %i chapters has ten different questions, evenly from all chapters', (count, size) => {
  const chosen = compose(
    Array.from({ length: count }, (_, i) => bank(i + 1, size)),
    nothing,
  );
  expect(new Set(idsOf(chosen)).size).toBe(10);
  const shares = [...countBy(chosen, chapterOf).values()];
  expect(shares).toHaveLength(count);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(2);
});

test.each([1, 4, 10])('a quiz on %i chapters has a question on the last events', (count) => {
  const banks = Array.from({ length: count }, (_, i) => bank(i + 1, 15));
  expect(idsOf(compose(banks, nothing)).at(-1)).toBe(`${count}.1.14`);
});

test('questions are in the order of the story', () => {
  const order = compose([bank(1, 12), bank(2, 12), bank(3, 12)], nothing).map(({ id }) => {
    const [chapter = 0, , index = 0] = id.split('.').map(Number);
    return chapter * 100 + index;
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('ten questions of different skills are chosen from fifteen with eleven skills', () => {
  const chosen = compose([bank(1, 15, (i) => skills[Math.max(0, i - 4)] ?? 'detail')], nothing);
  expect(new Set(chosen.map(({ skill }) => skill)).size).toBe(10);
});

test('questions of one skill are chosen from distant parts of the chapter', () => {
  const indexes = idsOf(compose([bank(1, 15), bank(2, 15), bank(3, 15)], nothing))
    .filter((id) => id.startsWith('1.'))
    .map((id) => Number(id.split('.')[2]));
  expect(Math.min(...indexes.slice(1).map((index, i) => index - (indexes[i] ?? 0)))).toBeGreaterThan(2);
});

test('a question that the child knows is asked only when no other remains', () => {
  const banks = [bank(1, 12), bank(2, 12)];
  const first = idsOf(compose(banks, nothing));
  const second = idsOf(compose(banks, new Set(first)));
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  const third = idsOf(compose(banks, new Set([...first, ...second])));
  const fresh = banks.flat().filter(({ id }) => ![...first, ...second].includes(id));
  expect(fresh).toHaveLength(4);
  expect(third).toHaveLength(10);
  expect(third).toEqual(expect.arrayContaining(idsOf(fresh)));
});

test('a chapter whose questions are all known yields its turns to the others', () => {
  const banks = [bank(1, 12), bank(2, 12)];
  const known = new Set(banks[0]?.map(({ id }) => id));
  expect(compose(banks, known).map(chapterOf)).toEqual(Array(10).fill(2));
});

test('a stem of two chapters is asked once', () => {
  const [one, two] = [bank(1, 12), bank(2, 12)];
  const same = two.map((question, i) => ({ ...question, question: one[i]?.question.toUpperCase() ?? '' }));
  const stems = compose([one, same], nothing).map(({ question }) => question.toLowerCase());
  expect(new Set(stems).size).toBe(10);
});

test('all questions are asked if there are fewer than ten', () => {
  expect(compose([bank(1, 3), []], nothing)).toHaveLength(3);
  expect(compose([], nothing)).toEqual([]);
});

const plenty = () => 15;

test('a long range needs the banks of ten chapters, including the first and the last', () => {
  expect(chaptersAsked({ start: 4, end: 4 }, plenty)).toEqual([4]);
  expect(chaptersAsked({ start: 2, end: 5 }, plenty)).toEqual([2, 3, 4, 5]);
  const long = chaptersAsked({ start: 3, end: 300 }, plenty);
  expect([long.length, long[0], long.at(-1)]).toEqual([10, 3, 300]);
  expect(new Set(long).size).toBe(10);
  expect(chaptersAsked('full', plenty)).toEqual([0]);
});

test('a long range of short chapters needs more, the longest first and no empty ones, until there are ten questions', () => {
  const capacity = (chapter: number) => (chapter % 4 === 1 ? 2 : 0);
  const asked = chaptersAsked({ start: 1, end: 40 }, capacity);
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
  expect(asked.reduce((sum, chapter) => sum + capacity(chapter), 0)).toBeGreaterThanOrEqual(10);
  expect(asked.filter((chapter) => capacity(chapter) > 0).length).toBeLessThanOrEqual(6);
});
