import { afterEach, expect, test } from '@jest/globals';
import { pointsByReason } from '../../../bench/robot-ways';
import { type FeedbackFeature, feedback } from '../../../contract/feedback/endpoints';
import { articlesPerDay } from '../../../contract/rules/articles';
import { askForArticle, completeArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { resetClock } from '../../support/cloud';
import { createComic, send, story } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { createPerson, meOf, type Person } from '../../support/people';
import { handIn, startQuiz, think } from '../../support/quiz';

afterEach(resetClock);

const quizzes = async (robot: Person, many: number) => {
  const books = await Promise.all(Array.from({ length: many }, () => createBook()));
  const given = await Promise.all(books.map(async ({ id }) => (await startQuiz(robot, id, 1)).body));
  await think();
  return Promise.all(given.map(async (one) => (await handIn(robot, one)).body.quiz_id));
};

const talkWith = async (robot: Person, messages: number) => {
  const talk = await startTalk(robot, { bookId: (await createBook()).id, endChapter: 1 });
  for (let number = 0; number < messages; number++) await talk.say(`thought number ${number}`);
  return talk.session_id;
};

const earns = async (robot: Person, act: () => Promise<unknown>) => {
  const before = (await meOf(robot)).points;
  await act();
  return (await meOf(robot)).points - before;
};

test('200: a robot that knows every answer earns the daily amount of docs/economy.md', async () => {
  const robot = await createPerson();
  const most = pointsByReason(true);
  const done: [FeedbackFeature, string][] = [];
  expect(
    await earns(robot, async () => {
      for (const id of await quizzes(robot, 10)) done.push(['quiz', id]);
    }),
  ).toBe(most.quiz);
  expect(
    await earns(robot, async () => {
      for (let times = 0; times < articlesPerDay; times++) await completeArticle(robot);
      expect(codeOf(await askForArticle(robot))).toBe('articles_finished_today');
    }),
  ).toBe(most.article);
  expect(
    await earns(robot, async () => {
      done.push(['chat', await talkWith(robot, 12)]);
    }),
  ).toBe(most.chat);
  expect(
    await earns(robot, async () => {
      done.push(['comic', (await createComic(robot)).id]);
      expect((await send(robot, story('Pip'))).status).not.toBe(200);
    }),
  ).toBe(most.comic);
  expect(
    await earns(robot, async () => {
      for (const [feature_type, reference_id] of done)
        await robot.call(feedback.give, {
          body: { feature_type, reference_id, feedback_data: { rating: 5 } },
        });
    }),
  ).toBe(most.feedback);
});
