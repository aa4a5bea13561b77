import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { newYorkDay } from '../../../contract/rules/day';
import { users } from '../../../contract/users/endpoints';
import { beginArticle, completeArticle, submitArticle } from '../../support/articles';
import { advanceClock, resetClock } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';

afterEach(resetClock);

/** Begins an article. Returns it with its day in New York and the remaining seconds of that day. */
const beginToday = async (child: Person) => {
  const article = await beginArticle(child);
  const [open] = (await child.call(articles.past, { query: {} })).body.history;
  const at = Date.parse(open?.created_at ?? '');
  const day = newYorkDay(new Date(at));
  let left = 0;
  while (newYorkDay(new Date(at + left * 1000)) === day) left += 60;
  return { ...article, day, left };
};

test('200: an article begun yesterday and submitted before one o’clock counts for yesterday and says so', async () => {
  const child = await createPerson();
  const { id, answers, day: yesterday, left } = await beginToday(child);
  await advanceClock(`PT${left + 30 * 60}S`);
  const { body } = await submitArticle(child, id, answers);
  expect({ date: body.date, isYesterday: body.counts_for_yesterday }).toEqual({
    date: yesterday,
    isYesterday: true,
  });
  expect(body.completed_today).toBe(0);
  expect((await child.call(users.me, {})).body.last_activity_date).toBe(yesterday);
  expect((await child.call(articles.past, { query: {} })).body.history[0]?.date).toBe(yesterday);
  const today = await completeArticle(child);
  expect({ done: today.completed_today, isYesterday: today.counts_for_yesterday }).toEqual({
    done: 1,
    isYesterday: false,
  });
});

test('200: an article that is submitted after one o’clock counts for the new day', async () => {
  const child = await createPerson();
  const { id, answers, left } = await beginToday(child);
  await advanceClock(`PT${left + 62 * 60}S`);
  const { body } = await submitArticle(child, id, answers);
  expect({ today: body.completed_today, isYesterday: body.counts_for_yesterday }).toEqual({
    today: 1,
    isYesterday: false,
  });
});
