import { afterEach, expect, test } from '@jest/globals';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, atRest, cloud, functionLogs, resetClock, seed } from '../../support/cloud';
import { runDeletion, shutAccount } from '../../support/deletion';
import { codeOf } from '../../support/endpoints';
import { allConsents, createTeen } from '../../support/people';

afterEach(resetClock);

const startWorker = async (event: object) => {
  const name = (await functionLogs()).map((line) => /^DeletionWorker\w+/.exec(line)?.[0]).find(Boolean);
  return fetch(`${cloud.url}/_local/lambda/2015-03-31/functions/${name}/invocations`, {
    method: 'POST',
    body: JSON.stringify(event),
  });
};

const person = (id: string, email: string) => ({
  ...{ id, email, username: `back ${email.slice(0, 6)}`, age: 14, region: 'United States' as const },
  ...{ account_type: 'student' as const, verified: true, consents: allConsents },
});

test('whoever was deleted before a restore of the table is deleted again, and nobody else', async () => {
  const [gone, other] = [await createTeen(), await createTeen()];
  await runDeletion(await shutAccount(gone));
  await resetClock();
  // As if the table were that of an earlier time.
  await seed({ task: 'person', person: person(gone.id, gone.email) });
  expect((await gone.call(users.me, {})).status).toBe(200);
  expect((await startWorker({ task: 'restored' })).status).toBe(200);
  await atRest();
  expect(codeOf(await gone.call(users.me, {}))).toBe('account_gone');
  expect((await other.call(users.me, {})).status).toBe(200);
  await advanceClock('PT10M');
  await atRest();
  await resetClock();
  expect(codeOf(await gone.call(users.me, {}))).toBe('account_gone');
});
