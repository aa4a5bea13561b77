import { describe, expect, test } from '@jest/globals';
import type { QuizAnswer } from '../../contract/quiz/question';
import { markQuiz } from '../../lambdas/quiz/attempt/mark';

const options = ['a fox', 'a dog', 'a hen', 'an owl'];
const given = ['Who runs?', 'Who sleeps?'].map((question, i) => ({
  asked: { id: `1.1.${i}`, order: '0123' },
  question: { id: `1.1.${i}`, question, options, correct_option: 'Option 2' } as never,
}));
const sent = (question: string, user_answer: string | null, of = options) =>
  ({ question, options: of, user_answer }) as QuizAnswer;
const run = 'Who runs?';
const sleep = 'Who sleeps?';
const mismatch = expect.objectContaining({ code: 'quiz_answers_mismatch', fields: ['body.answers'] });

describe('the answers of a quiz', () => {
  test('are marked in the order of the quiz, whatever order they come in', () => {
    const { tally, answers } = markQuiz(given, [sent(sleep, 'Option 1'), sent(run, 'Option 2')]);
    expect(tally).toEqual({ score: 1, points: 5, streak: 0 });
    expect(answers).toEqual([
      { id: '1.1.0', order: '0123', chosen: 1, right: true },
      { id: '1.1.1', order: '0123', chosen: 0, right: false },
    ]);
  });

  test('count by their text: options in another order, or the text instead of the number', () => {
    const turned = options.toReversed();
    const { answers } = markQuiz(given, [sent(run, 'Option 3', turned), sent(sleep, 'a dog')]);
    expect(answers.map(({ chosen, right }) => [chosen, right])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  test('may be missing: no answer is not right', () => {
    const { tally, answers } = markQuiz(given, [sent(run, null), sent(sleep, 'Option 2')]);
    expect(answers.map(({ chosen, right }) => [chosen, right])).toEqual([
      [null, false],
      [1, true],
    ]);
    expect(tally).toEqual({ score: 1, points: 5, streak: 1 });
  });

  test.each([
    ['one is missing', [sent(run, 'Option 1')]],
    ['one comes twice', [sent(run, 'Option 1'), sent(run, 'Option 2')]],
    ['one too many comes', [sent(run, 'Option 1'), sent(sleep, 'Option 1'), sent(run, 'Option 2')]],
    [
      'a question comes twice beside the others',
      [sent(run, 'Option 1'), sent(sleep, 'Option 1'), sent(sleep, 'Option 2')],
    ],
    ['another question comes', [sent(run, 'Option 1'), sent('Who eats?', 'Option 1')]],
    [
      'the options are others',
      [sent(run, 'Option 1'), sent(sleep, 'Option 1', ['a cat', 'a dog', 'a hen', 'an owl'])],
    ],
    ['the answer is none of the options', [sent(run, 'Option 1'), sent(sleep, 'a cat')]],
    ['the answer is beyond the options', [sent(run, 'Option 1'), sent(sleep, 'Option 5')]],
  ])('are refused if %s', (_, answers) => {
    expect(() => markQuiz(given, answers as never)).toThrow(mismatch);
  });
});
