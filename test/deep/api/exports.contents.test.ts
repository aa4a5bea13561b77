import { afterEach, describe, expect, test } from '@jest/globals';
import { chat } from '../../../contract/chat/endpoints';
import { classes } from '../../../contract/classes/endpoints';
import { letters } from '../../../contract/letters/endpoints';
import type { QuizAnswer } from '../../../contract/quiz/endpoints';
import { lookAt } from '../../support/analytics';
import { createBook } from '../../support/books';
import { advanceClock, resetClock } from '../../support/cloud';
import { createComic, story } from '../../support/comics';
import { agreed, change, everything } from '../../support/consent';
import { allTextOf, copyFor, dataOf, expectValid, textOf } from '../../support/exports';
import { createSchool, nameOf, request } from '../../support/friends';
import { live } from '../../support/lively';
import { createPerson, createTeen } from '../../support/people';
import { askForQuiz, handIn, rightAnswers, startQuiz, think } from '../../support/quiz';

afterEach(() => resetClock());

test('200: the pictures of comics are those that the child sees, and the page shows them without anything from outside', async () => {
  const teen = await createTeen();
  await createComic(teen);
  const files = await copyFor(teen);
  const [comic] = dataOf(files, 'comics').comics;
  const picture = files.get(comic.picture);
  expect(picture?.subarray(8, 12).toString()).toBe('WEBP');
  const page = textOf(files, 'index.html');
  expect(page).toContain(`<img src="${comic.picture}"`);
  expect(page).not.toMatch(/https?:|<script|<link|src="\/|url\(/);
  expect(page).toMatch(/prefers-color-scheme: dark/);
});

test('200: the right answer to a question that a child has left out stays here', async () => {
  const teen = await createTeen();
  const { id } = await createBook();
  const given = (await startQuiz(teen, id, 1)).body;
  await think();
  const [first, ...others] = rightAnswers(given.quiz);
  await handIn(teen, given, [{ ...(first as QuizAnswer), user_answer: null }, ...others]);
  const [quiz] = dataOf(await copyFor(teen), 'results').quizzes;
  const [left, ...answered] = quiz.answers;
  expect(left).toMatchObject({ question: first?.question, user_answer: null, right_answer: null });
  for (const { user_answer, right_answer } of answered) expect(right_answer).toBe(user_answer);
});

test('200: the questions of a quiz that is not handed in stay here', async () => {
  const teen = await createTeen();
  const { id } = await createBook();
  const given = (await askForQuiz(teen, id, 1)).body;
  const files = await copyFor(teen);
  expect(dataOf(files, 'results')).toMatchObject({
    quizzes: [],
    begun: [{ book_title: 'The Dragon Who Baked Bread' }],
  });
  const copied = allTextOf(files);
  for (const { question, options } of given.quiz)
    for (const text of [question, ...options.filter((option) => option.length > 12)])
      expect(copied).not.toContain(text);
});

test('200: without the consent to AI text a guardian’s copy has the talks without their words', async () => {
  const parent = await createPerson('parent');
  const { child, token } = await agreed(everything, parent.email);
  await live(child);
  await change(token, { ...everything, ai_text: false });
  const files = await copyFor(parent, child.id);
  expect(dataOf(files, 'talks')).toMatchObject([{ message_count: 1, messages: [] }]);
  expect(allTextOf(files)).not.toContain('I liked the dragon very much');
});

describe('of adults', () => {
  test('200: of the students a teacher’s copy has the lists of the classes only', async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil();
    await request(teacher, pupil);
    await live(pupil);
    const { id } = (await teacher.call(classes.create, { body: { name: 'Class of owls' } })).body;
    await teacher.call(classes.assign, { params: { id }, body: { add: [pupil.id], remove: [] } });
    expect((await lookAt(teacher, pupil).summary()).status).toBe(200);
    const files = await copyFor(teacher);
    expectValid(files);
    const name = await nameOf(pupil);
    expect(dataOf(files, 'classes')).toMatchObject([
      { name: 'Class of owls', students: [{ username: name }] },
    ]);
    expect([...files.keys()].toSorted()).toEqual(
      ['account', 'agreements', 'books', 'classes', 'feedback', 'interests', 'reading']
        .map((file) => `data/${file}.json`)
        .concat('index.html', 'schema.json')
        .toSorted(),
    );
    const copied = allTextOf(files);
    for (const secret of [pupil.id, pupil.email, story().slice(0, 40), 'The Dragon Who Baked Bread'])
      expect(copied).not.toContain(secret);
  });

  test('200: a parent’s own copy names the children, and has nothing else of them', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    await live(child);
    await parent.call(letters.choose, { body: { kind: 'family', on: true, time_zone: 'Asia/Tokyo' } });
    const files = await copyFor(parent);
    expectValid(files);
    expect(dataOf(files, 'account').letters).toEqual([
      { letter: 'family', is_on: true, time_zone: 'Asia/Tokyo', last_sent: null },
    ]);
    expect(dataOf(files, 'children').children).toMatchObject([
      { username: await nameOf(child), guardian: true },
    ]);
    const copied = allTextOf(files);
    for (const secret of [child.id, child.email, 'I liked the dragon', 'The Dragon Who Baked Bread'])
      expect(copied).not.toContain(secret);
  });
});

test('200: words of a talk that have expired are in no copy, and the talk is', async () => {
  const teen = await createTeen();
  await live(teen);
  await advanceClock('P91D');
  const files = await copyFor(teen);
  expect(dataOf(files, 'talks')).toMatchObject([{ message_count: 1, messages: [] }]);
  expect((await teen.call(chat.history, { query: {} })).body.history).toHaveLength(1);
});
