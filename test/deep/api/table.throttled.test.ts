import { afterEach, expect } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  functionLogs,
  resetClock,
  testOnOwnEngine,
  throttle,
} from '../../support/cloud';
import { createPerson, createTeen } from '../../support/people';
import { takeQuiz } from '../../support/quiz';
import { newName } from '../../support/sign-up';

afterEach(async () => {
  await throttle(0);
  await resetClock();
});

/** More requests than any function tries. */
const lasting = 10_000;

testOnOwnEngine(
  '200: throttled reads, writes and transactions are repeated, and a quiz is paid once',
  async () => {
    const [child, { id }] = [await createPerson(), await createBook()];
    await throttle(5, 'Quiz');
    expect(await takeQuiz(child, id, 2)).toMatchObject({
      status: 200,
      body: { points: 275, total_points: 275 },
    });
    expect(await throttle(0)).toBe(0);
    expect((await child.call(users.me, {})).body.points).toBe(275);
    expect((await child.call(quiz.history, { query: {} })).body.history).toHaveLength(1);
  },
);

testOnOwnEngine(
  '429: a table that stays throttled is no fault; nothing is written, and the same call succeeds later',
  async () => {
    const [parent, child, { id }] = [await createPerson('parent'), await createTeen(), await createBook()];
    const asking = () => parent.call(friends.request, { body: { recipient_id: child.id } });
    const adding = () => child.call(books.add, { body: { book_id: id, stage: 'reading' } });
    await throttle(lasting);
    const refused = { status: 429, body: { code: 'too_many_requests', retryable: true } };
    for (const answer of await Promise.all([asking(), adding(), child.call(users.me, {})]))
      expect(answer).toMatchObject(refused);
    await throttle(0);
    expect((await functionLogs()).filter((line) => line.includes('"fault"'))).toEqual([]);
    expect((await parent.call(friends.requests, {})).body.outgoing).toEqual([]);
    expect((await child.call(books.lists, {})).body.reading).toEqual([]);
    expect([(await asking()).status, (await adding()).status]).toEqual([200, 200]);
    expect((await parent.call(friends.requests, {})).body.outgoing).toHaveLength(1);
  },
);

testOnOwnEngine('a job of a throttled worker is tried again and done', async () => {
  const child = await createTeen();
  await throttle(lasting, 'UsersCheckNames');
  const next = newName();
  expect((await child.call(users.update, { body: { username: next } })).status).toBe(200);
  await atRest();
  expect((await child.call(users.me, {})).body).toMatchObject({ username_status: 'checking' });
  await throttle(0);
  await advanceClock('PT10M');
  await atRest();
  expect((await child.call(users.me, {})).body).toMatchObject({ username: next, username_status: 'shown' });
});
