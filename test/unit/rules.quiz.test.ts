import { describe, expect, test } from '@jest/globals';
import { emptyTally, optionIndex, optionName, pointsForStreak, tallyAnswer } from '../../contract/rules/quiz';

/** Marks such as "11011": right, right, wrong, right, right. */
const tallyOf = (marks: string) =>
  [...marks].reduce((tally, mark) => tallyAnswer(tally, mark === '1'), emptyTally);

describe('points', () => {
  test('a right answer pays five points more than the previous one of the same run', () => {
    expect([0, 1, 2, 9].map(pointsForStreak)).toEqual([5, 10, 15, 50]);
  });

  test.each([
    ['', 0, 0, 0],
    ['1', 1, 5, 1],
    ['0', 0, 0, 0],
    ['111', 3, 30, 3],
    ['110', 2, 15, 0],
    ['1101', 3, 20, 1],
    ['0000000000', 0, 0, 0],
    ['1010101010', 5, 25, 0],
    ['1111101111', 9, 125, 4],
    ['1111111111', 10, 275, 10],
  ])('%s scores %i, earns %i and ends in a run of %i', (marks, score, points, streak) => {
    expect(tallyOf(marks)).toEqual({ score, points, streak });
  });

  test('the same answers in another order earn different points, but score the same', () => {
    expect(tallyOf('1110')).toMatchObject({ score: 3, points: 30 });
    expect(tallyOf('1011')).toMatchObject({ score: 3, points: 20 });
  });

  test('tallying does not change the former tally', () => {
    const before = tallyOf('11');
    tallyAnswer(before, true);
    tallyAnswer(before, false);
    expect(before).toEqual({ score: 2, points: 15, streak: 2 });
    expect(emptyTally).toEqual({ score: 0, points: 0, streak: 0 });
  });
});

describe('names of options', () => {
  test('count from one, and lead back to the same option', () => {
    expect([0, 1, 2, 3, 4].map(optionName)).toEqual([
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
      'Option 5',
    ]);
    for (const index of [0, 1, 2, 3, 4]) expect(optionIndex(optionName(index))).toBe(index);
  });

  test.each(['Option 0', 'Option 6', 'Option 12', 'option 1', 'Option 1 ', ' Option 1', 'Option', '1', ''])(
    '%j names no option',
    (name) => expect(optionIndex(name)).toBeUndefined(),
  );
});
