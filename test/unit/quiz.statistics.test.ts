import { describe, expect, test } from '@jest/globals';
import { additionsOf, statisticsOf } from '../../lambdas/quiz/review/statistics';

/** The stored sums after these quizzes. Each quiz lists whether the answers to `1.1.0`, `1.1.1`, … were right. */
const sumsAfter = (...quizzes: readonly (readonly boolean[])[]) => {
  const stored: Record<string, number> = {};
  for (const quiz of quizzes) {
    const answered = quiz.map((right, i) => ({ id: `1.1.${i}`, order: '0123', chosen: 0, right }));
    for (const { add } of additionsOf('book', answered))
      for (const [name, value] of Object.entries(add)) stored[name] = (stored[name] ?? 0) + value;
  }
  return stored;
};

const [yes, no] = [true, false];

describe('the statistics of a question', () => {
  test('are absent before the first answer', () => {
    expect(statisticsOf(undefined, '1.1.0')).toBeNull();
    expect(statisticsOf(sumsAfter([yes]), '1.1.1')).toBeNull();
  });

  test('have the share of right answers', () => {
    const stored = sumsAfter([yes, no], [no, no], [yes, no], [yes, no]);
    expect(statisticsOf(stored, '1.1.0')).toMatchObject({ answers: 4, share_right: 0.75 });
    expect(statisticsOf(stored, '1.1.1')).toMatchObject({ answers: 4, share_right: 0 });
  });

  test('discriminate if children who know the other questions know this one too', () => {
    const stored = sumsAfter([yes, yes, yes], [yes, yes, no], [no, no, yes], [no, no, no]);
    // Rest scores 2, 1, 1, 0: mean 1, deviation √½; of the right ones 1.5. (1.5 − 1) / √½ × √(½ / ½).
    expect(statisticsOf(stored, '1.1.0')?.discrimination).toBeCloseTo(Math.SQRT1_2, 5);
    expect(statisticsOf(stored, '1.1.2')?.discrimination).toBeCloseTo(0, 5);
  });

  test('discriminate negatively if the good readers get it wrong', () => {
    const stored = sumsAfter([no, yes, yes], [no, yes, yes], [yes, no, no], [yes, no, no]);
    expect(statisticsOf(stored, '1.1.0')?.discrimination).toBeCloseTo(-1, 5);
  });

  test('have no discrimination while all answers are alike', () => {
    expect(statisticsOf(sumsAfter([yes, yes], [yes, no]), '1.1.0')?.discrimination).toBeNull();
    expect(statisticsOf(sumsAfter([yes, yes], [no, yes]), '1.1.0')?.discrimination).toBeNull();
  });
});

test('a quiz adds to each edition of its questions', () => {
  const answered = ['1.1.0', '2.3.4', '2.3.5'].map((id) => ({ id, order: '0123', chosen: 0, right: true }));
  expect(additionsOf('book', answered).map(({ edition }) => edition)).toEqual([
    { book_id: 'book', chapter: 1, edition: 1 },
    { book_id: 'book', chapter: 2, edition: 3 },
  ]);
});
