import { expect, test } from '@jest/globals';
import { type Skill, skills } from '../../contract/rules/quiz';
import { type Candidate, compose } from '../../lambdas/quiz/bank/compose';
import { chaptersAsked, rangeFields, rangeFrom, rangeKey } from '../../lambdas/quiz/bank/range';

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

test.each([
  [3, 3, [3]],
  [1, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [1, 11, [1, 2, 3, 4, 5, 7, 8, 9, 10, 11]],
  [5, 104, [5, 16, 27, 38, 49, 60, 71, 82, 93, 104]],
])('a quiz on chapters %i to %i asks about the chapters %j', (start, end, chapters) => {
  expect(chaptersAsked({ start, end }, () => 12)).toEqual(chapters);
});

test('more chapters are asked, the largest first, until ten questions are possible', () => {
  const sizes = new Map([
    [6, 3],
    [12, 4],
    [17, 5],
    [18, 9],
  ]);
  const spread = [1, 3, 5, 7, 9, 12, 14, 16, 18, 20];
  const asked = (of: Map<number, number>) => chaptersAsked({ start: 1, end: 20 }, (one) => of.get(one) ?? 0);
  expect(asked(sizes)).toEqual(spread);
  sizes.delete(18);
  expect(asked(sizes)).toEqual([...spread, 6, 17].toSorted((a, b) => a - b));
  sizes.set(12, 5);
  expect(asked(sizes)).toEqual([...spread, 17].toSorted((a, b) => a - b));
  expect(asked(new Map([[2, 1]]))).toEqual([...spread, 2].toSorted((a, b) => a - b));
});

test('the whole of a book without chapters counts as chapter 0', () => {
  expect(chaptersAsked('full', () => 0)).toEqual([0]);
});

test.each([
  [{ start: 1, end: 12 }, '001-012', 1, 12],
  [{ start: 100, end: 999 }, '100-999', 100, 999],
  ['full' as const, 'full', null, null],
])('the range %j is stored as %s', (range, key, start_chapter, end_chapter) => {
  expect(rangeKey(range)).toBe(key);
  expect(rangeFields(range)).toEqual({ start_chapter, end_chapter });
  expect(rangeFrom(start_chapter, end_chapter)).toEqual(range);
});

test('one end of a range alone is no range', () => {
  expect([rangeFrom(1, null), rangeFrom(null, 1)]).toEqual([undefined, undefined]);
});
