import { afterEach, expect, test } from '@jest/globals';
import { lookAt } from '../../support/analytics';
import { createBook } from '../../support/books';
import { advanceClock, resetClock } from '../../support/cloud';
import { copyFor, dataOf, expectValid, textOf } from '../../support/exports';
import { createFamily, pageOf } from '../../support/family';
import { createTeen, type Person } from '../../support/people';
import { answerWith, begun, known, putOff, quizWith, recallToday } from '../../support/recall';
import { signedIn } from '../../support/sign-up';

afterEach(resetClock);

/** The figures of a guardian's page and of a supervisor's summary, whatever the period. */
const staysOf = async (guardian: Person, child: Person) => {
  const { stays } = (await pageOf(guardian, child)).body;
  const look = lookAt(guardian, child);
  for (const filter of ['7days', '30days', undefined] as const)
    expect((await look.summary(filter)).body.stays).toEqual(stays);
  return stays;
};

test('200: a guardian sees how many questions of earlier quizzes the child still knew in the last thirty days', async () => {
  const { child, guardian } = await createFamily();
  const { id } = await createBook();
  const quizzes = [];
  for (const end of [1, 2, 3]) quizzes.push(await quizWith(child, id, end));
  expect(await staysOf(guardian, child)).toEqual({ right: 0, asked: 0 });
  await advanceClock('P7D');
  const first = await begun(child);
  expect(await staysOf(guardian, child)).toEqual({ right: 0, asked: 0 });
  await answerWith(child, first, known(first, ...quizzes));
  expect(await staysOf(guardian, child)).toEqual({ right: 2, asked: 2 });
  await advanceClock('P1D');
  const second = await begun(child);
  await answerWith(child, second, [null, known(second, ...quizzes)[1] ?? null]);
  await advanceClock('P1D');
  await putOff(child);
  expect(await staysOf(guardian, child)).toEqual({ right: 3, asked: 4 });
  await advanceClock('P27D');
  expect(await staysOf(guardian, child)).toEqual({ right: 3, asked: 4 });
  await advanceClock('P1D');
  expect(await staysOf(guardian, child)).toEqual({ right: 1, asked: 2 });
  await advanceClock('P1D');
  expect(await staysOf(guardian, child)).toEqual({ right: 0, asked: 0 });
});

test('200: the copy of a child’s data has what was asked again, answered, open and put off', async () => {
  const teen = await createTeen();
  const { id, title } = await createBook();
  const quiz = await quizWith(teen, id, 1);
  await quizWith(teen, id, 2);
  await advanceClock('P6DT1H');
  await putOff(teen);
  await advanceClock('P1D');
  const open = await begun(teen);
  await advanceClock('P1D');
  await recallToday(teen, quiz, 1);
  const files = await copyFor({ ...teen, ...(await signedIn(teen.email)) });
  expectValid(files);
  const [away, unanswered, answered] = dataOf(files, 'results').asked_again;
  expect(away).toMatchObject({ book_title: null, put_off: true, asked: null, answers: [] });
  expect(unanswered).toMatchObject({
    day: open.day,
    book_title: title,
    start_chapter: 2,
    end_chapter: 2,
    put_off: false,
    asked: null,
    answers: [],
  });
  expect(answered).toMatchObject({ start_chapter: 1, asked: 2, right: 1, days: 8, put_off: false });
  const [known, forgotten] = answered.answers;
  expect(known.user_answer).toBe(known.right_answer);
  expect([forgotten.user_answer, forgotten.options]).toEqual([
    null,
    expect.arrayContaining([forgotten.right_answer]),
  ]);
  const page = textOf(files, 'index.html');
  for (const words of [
    '1 of 2 still known, 8 days after the quiz',
    'not known any more',
    'not answered',
    'put off',
  ])
    expect(page).toContain(words);
  for (const { question } of open.questions)
    expect(JSON.stringify(dataOf(files, 'results').asked_again)).not.toContain(question);
});

test('200: what is left of it goes after thirty days', async () => {
  const teen = await createTeen();
  await putOff(teen);
  await advanceClock('P31D');
  const files = await copyFor({ ...teen, ...(await signedIn(teen.email)) });
  expect(dataOf(files, 'results').asked_again).toEqual([]);
});
