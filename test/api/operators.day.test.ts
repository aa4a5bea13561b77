import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { beginArticle, submitArticle } from '../support/articles';
import { advanceClock, atRest, eventually, outages, resetClock, testOnOwnEngine } from '../support/cloud';
import { newAddress } from '../support/mail';
import { createPerson, type Person } from '../support/people';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(async () => {
  await outages({ mail: false });
  await resetClock();
});

const today = async () => (await operator.call(operations.day, {})).body;

// Readers are counted from the stream.
testOnOwnEngine('200: a student who reads today is counted once, within a minute', async () => {
  const [child, before] = [await createPerson(), await today()];
  for (let times = 0; times < 2; times++) {
    const { id, answers } = await beginArticle(child);
    await submitArticle(child, id, answers);
  }
  await eventually(async () => ((await today()).readers_today > before.readers_today ? true : undefined));
  await advanceClock('PT2M');
  await atRest();
  expect(await today()).toMatchObject({
    readers_today: before.readers_today + 1,
    students_this_week: before.students_this_week + 1,
    comics_in_line: 0,
    off: 0,
  });
});

test('200: a mail that has failed permanently is counted', async () => {
  const { mails_failed: before } = await today();
  await outages({ mail: true });
  const body = { emails: [newAddress()], account_type: null, school: null, consents: null };
  await operator.call(invitations.invite, { body });
  await eventually(async () => {
    await advanceClock('PT6M');
    await atRest();
    return (await today()).mails_failed === (before ?? 0) + 1 ? true : undefined;
  });
});
