import { afterEach, expect, test } from '@jest/globals';
import { invitations } from '../../../contract/invitations/endpoints';
import { advanceClock, eventually, functionLogs, outages, resetClock } from '../../support/cloud';
import { codeIn, mailsOut, mailsTo, mailTo, newAddress } from '../../support/mail';
import { callsWith, createPerson } from '../../support/people';
import { register } from '../../support/pool';

afterEach(async () => {
  await outages({ mail: false, queues: false });
  await resetClock();
});

test('mails are sent after an outage of the mail service', async () => {
  const failures = async () =>
    (await functionLogs()).filter((line) => line.includes('"mail not sent"')).length;
  const [email, before] = [newAddress(), await failures()];
  await outages({ mail: true });
  const operator = await createPerson('operator');
  const body = { emails: [email], account_type: null, school: null, consents: null };
  expect((await operator.call(invitations.invite, { body })).status).toBe(200);
  for (const tries of [1, 2]) {
    await eventually(async () => ((await failures()) >= before + tries ? true : undefined));
    if (tries === 1) await advanceClock('PT4S');
  }
  expect(await mailsTo(email)).toEqual([]);
  await outages({ mail: false });
  await advanceClock('PT10S');
  expect(await register(email, codeIn(await mailTo(email)))).toMatchObject({ UserConfirmed: true });
  await mailsOut();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an address whose invitation failed stays on the waitlist, and can be invited later', async () => {
  const [email, operator] = [newAddress(), await createPerson('operator')];
  await callsWith()(invitations.joinWaitlist, { body: { email } });
  const waits = async (cursor?: string): Promise<boolean> => {
    const { body } = await operator.call(invitations.waitlist, { query: cursor ? { cursor } : {} });
    if (body.entries.some((entry) => entry.email === email)) return true;
    return body.next !== null && waits(body.next);
  };
  const body = { emails: [email], account_type: null, school: null, consents: null };
  await outages({ queues: true });
  expect((await operator.call(invitations.invite, { body })).status).toBe(500);
  expect(await waits()).toBe(true);
  await outages({ queues: false });
  expect((await operator.call(invitations.invite, { body })).status).toBe(200);
  expect(await waits()).toBe(false);
  expect(await register(email, codeIn(await mailTo(email)))).toMatchObject({ UserConfirmed: true });
});
