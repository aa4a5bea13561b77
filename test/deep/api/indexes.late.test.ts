import { afterEach, expect } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { quiz } from '../../../contract/quiz/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { atRest, outages, resetClock, testOnOwnEngine } from '../../support/cloud';
import { answer, asked, mailsAbout, subjects } from '../../support/consent';
import { mailsOut, mailsTo, passOnSchedule } from '../../support/mail';
import { createPerson, createTeen } from '../../support/people';
import { takeQuiz } from '../../support/quiz';
import { scriptedModel } from '../../support/scripted-model';
import { buy, createItem, giveGems, purchasesOf } from '../../support/store';
import { createFamily } from '../../support/store-orders';

const model = scriptedModel();

afterEach(async () => {
  await outages({ indexes: false });
  await resetClock();
});

/** More than the schedules process at a time. */
const many = 26;

/** Runs the schedules twice while indexes are late: the second run sees the lists of the first. Then once more with the changes. */
const runLate = async (after: string) => {
  await outages({ indexes: true });
  for (const duration of [after, 'PT6M']) await passOnSchedule(duration);
  await outages({ indexes: false });
  await passOnSchedule('PT6M');
  await atRest();
  await mailsOut();
};

testOnOwnEngine('200: a child sees what it has done at once', async () => {
  await outages({ indexes: true });
  const [child, friend, { id }] = [await createTeen(), await createPerson('parent'), await createBook()];
  await giveGems(child, 20);
  const hat = await createItem();
  expect((await takeQuiz(child, id, 2)).status).toBe(200);
  expect((await buy(child, hat)).status).toBe(200);
  expect((await friend.call(friends.request, { body: { recipient_id: child.id } })).status).toBe(200);
  expect((await child.call(users.me, {})).body).toMatchObject({ points: 275, gems: 10 });
  expect((await child.call(quiz.history, { query: {} })).body.history).toHaveLength(1);
  expect((await child.call(books.lists, {})).body.reading).toMatchObject([{ id }]);
  expect(await purchasesOf(child)).toHaveLength(1);
  expect((await friend.call(friends.requests, {})).body.outgoing).toHaveLength(1);
});

/** The calls for embeddings when a book is new. */
const embeddingCalls = async (late: boolean) => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { sports: ['Football'] } } });
  await createBook();
  await outages({ indexes: late });
  let calls = 0;
  const honest = model.script.embed;
  model.script.embed = (entries) => {
    calls++;
    return honest(entries);
  };
  expect((await child.call(recommendations.list, { query: {} })).status).toBe(200);
  model.script.embed = honest;
  return calls;
};

testOnOwnEngine('a list of new books is embedded once, although they are still on it', async () => {
  // The texts of the interest are embedded once for all children.
  await embeddingCalls(false);
  expect(await embeddingCalls(true)).toBe(await embeddingCalls(false));
});

testOnOwnEngine(
  'a grown-up who has agreed is asked once to confirm, however many are asked at a time',
  async () => {
    const families = await Promise.all(Array.from({ length: many }, () => asked()));
    for (const { token } of families) expect((await answer(token)).status).toBe(200);
    await runLate('PT65M');
    const counts = families.map(async ({ adult }) => (await mailsAbout(adult, subjects.confirmation)).length);
    expect(await Promise.all(counts)).toEqual(families.map(() => 1));
  },
);

testOnOwnEngine('a guardian is reminded of each wish once, however many wait', async () => {
  const { parent, child } = await createFamily(many * 10);
  for (let i = 0; i < many; i++)
    expect((await buy(child, await createItem({ type: 'prize' }))).status).toBe(200);
  await mailsOut();
  const before = (await mailsTo(parent.email)).length;
  await runLate('P3DT1M');
  expect((await mailsTo(parent.email)).length - before).toBe(many);
});
