import { beforeAll, describe, expect, test } from '@jest/globals';
import { type QuizAnswer, type QuizQuestion, quiz } from '../../contract/quiz/endpoints';
import { optionIndex } from '../../contract/rules/quiz';
import { users } from '../../contract/users/endpoints';
import { createBook, fable, withFifthOptions } from '../support/books';
import { advanceClock } from '../support/cloud';
import { createPerson, type Person } from '../support/people';
import { think } from '../support/quiz';

/** The tests of this file share a book, but each has its own child. */
let bookId: string;
beforeAll(async () => {
  bookId = (await createBook()).id;
});

const openQuiz = async (id = bookId, end_chapter: string | undefined = '2') => {
  const child = await createPerson();
  const { body } = await child.call(quiz.start, { query: { id, ...(end_chapter && { end_chapter }) } });
  await think();
  const handIn = (answers: QuizAnswer[], claims = { score: 0, points: 0 }) =>
    child.call(quiz.submit, {
      body: {
        book_id: id,
        start_chapter: body.start_chapter,
        end_chapter: body.end_chapter,
        ...claims,
        answers,
      },
    });
  return { child, questions: body.quiz, handIn };
};

const wrongOption = ({ correct_option }: QuizQuestion) =>
  correct_option === 'Option 1' ? 'Option 2' : 'Option 1';

/** Marks such as "1101-11111": right, right, wrong, right, left open … */
const answersFor = (questions: readonly QuizQuestion[], marks = '1111111111'): QuizAnswer[] =>
  questions.map((q, i) => ({
    question: q.question,
    options: q.options,
    correct_option: q.correct_option,
    user_answer: marks[i] === '-' ? null : marks[i] === '1' ? q.correct_option : wrongOption(q),
  }));

const pointsOf = async (child: Person) => (await child.call(users.me, {})).body.points;

describe('200: (running streak + 1) × 5 points, in order', () => {
  test.each([
    ['1111111111', 10, 275],
    ['0000000000', 0, 0],
    ['----------', 0, 0],
    ['1111101111', 9, 125],
    ['1010101010', 5, 25],
    ['11-1111111', 9, 155],
    ['0111111111', 9, 225],
  ])('%s scores %i and earns %i', async (marks, score, points) => {
    const { child, questions, handIn } = await openQuiz();
    const { status, body } = await handIn(answersFor(questions, marks), { score, points });
    expect(status).toBe(200);
    expect(body).toEqual({
      quiz_id: expect.any(String),
      score,
      total: 10,
      points,
      unpaid: null,
      total_points: points,
      corrected: false,
      book_finished: false,
      gems: 0,
      readable: true,
    });
    expect(await pointsOf(child)).toBe(points);
  });

  test('on a book without chapters', async () => {
    const whole = await createBook({ from: fable });
    const { child, questions, handIn } = await openQuiz(whole.id, '');
    expect((await handIn(answersFor(questions))).body).toMatchObject({ score: 10, points: 275 });
    expect(await pointsOf(child)).toBe(275);
  });

  test('with a fifth option as the answer', async () => {
    const { questions, handIn } = await openQuiz((await createBook({ change: withFifthOptions })).id, '1');
    const [first, ...others] = answersFor(questions);
    const answers = [{ ...first, user_answer: 'Option 5' } as QuizAnswer, ...others];
    expect(await handIn(answers)).toMatchObject({ status: 200, body: { score: 9 } });
  });
});

describe('200: a claim of the browser', () => {
  test.each([
    { score: 10, points: 275 },
    { score: 0, points: 10_000 },
    { score: 3, points: 30 },
  ])('%j is corrected', async (claims) => {
    const { child, questions, handIn } = await openQuiz();
    const { body } = await handIn(answersFor(questions, '1100000000'), claims);
    expect(body).toMatchObject({ score: 2, points: 15, corrected: true });
    expect(await pointsOf(child)).toBe(15);
  });

  test('about the correct option is ignored', async () => {
    const { questions, handIn } = await openQuiz();
    const answers = answersFor(questions, '0000000000').map((answer) => ({
      ...answer,
      correct_option: answer.user_answer ?? '',
    }));
    expect((await handIn(answers, { score: 10, points: 275 })).body).toMatchObject({ score: 0, points: 0 });
  });

  test('about the order of answers is ignored: the order of the quiz counts', async () => {
    const { questions, handIn } = await openQuiz();
    const answers = answersFor(questions, '1010101010');
    const rightFirst = answers.toSorted(
      (a, b) => Number(b.user_answer === b.correct_option) - Number(a.user_answer === a.correct_option),
    );
    expect((await handIn(rightFirst)).body).toMatchObject({ score: 5, points: 25 });
  });
});

describe('200: an answer may be given', () => {
  test("as the option's text", async () => {
    const { questions, handIn } = await openQuiz();
    const answers = answersFor(questions).map((answer) => ({
      ...answer,
      user_answer: answer.options[optionIndex(answer.correct_option) ?? -1] ?? null,
    }));
    expect((await handIn(answers)).body).toMatchObject({ score: 10, points: 275 });
  });

  test('by its name, to options listed in another order', async () => {
    const { questions, handIn } = await openQuiz();
    const answers = answersFor(questions).map((answer) => {
      const options = answer.options.toReversed();
      const right = answer.options[optionIndex(answer.correct_option) ?? -1] ?? '';
      return { ...answer, options, user_answer: `Option ${options.indexOf(right) + 1}` };
    });
    expect((await handIn(answers)).body).toMatchObject({ score: 10, points: 275 });
  });
});

test('200: a repeated submission, even with better answers, returns the same result and pays no more', async () => {
  const { child, questions, handIn } = await openQuiz();
  const first = await handIn(answersFor(questions, '1100000000'), { score: 2, points: 15 });
  await advanceClock('P1D');
  const again = await handIn(answersFor(questions), { score: 2, points: 15 });
  expect(again).toEqual(first);
  expect(await pointsOf(child)).toBe(15);
});

test('200: points of several quizzes add up', async () => {
  const { child, questions, handIn } = await openQuiz();
  await handIn(answersFor(questions));
  const next = await child.call(quiz.start, { query: { id: bookId, end_chapter: '4' } });
  await think();
  expect(next.body).toMatchObject({ start_chapter: 3, end_chapter: 4 });
  const { body } = await child.call(quiz.submit, {
    body: {
      book_id: bookId,
      start_chapter: 3,
      end_chapter: 4,
      score: 1,
      points: 5,
      answers: answersFor(next.body.quiz, '1000000000'),
    },
  });
  expect(body).toMatchObject({ points: 5, total_points: 280, corrected: false });
});

test('200: a submission may contain the questions as they were given out', async () => {
  const { questions, handIn } = await openQuiz();
  const { status, body } = await handIn(questions.map((q) => ({ ...q, user_answer: q.correct_option })));
  expect(status).toBe(200);
  expect(body.score).toBe(10);
});
