import { beforeAll, expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { advanceClock, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { mailsOut, mailsTo, mailTo, newAddress } from '../support/mail';
import { everyPage } from '../support/pages';
import { callsWith, createPerson, type Person } from '../support/people';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});

const isWaiting = async (email: string) => {
  const all = await everyPage(async (query) => {
    const { body } = await operator.call(invitations.waitlist, { query });
    return { items: body.entries, next: body.next };
  });
  return all.some((entry) => entry.email === email);
};

const refer = async (referred_email: string) =>
  (await createPerson()).call(referrals.submit, { body: { referred_email } });

const leave = (token: string) => callsWith()(invitations.leaveWaitlist, { body: { token } });

/** A referral puts a new address on the list. Returns the address and the token of the link in its mail. */
const referred = async () => {
  const email = newAddress('friend');
  expect((await refer(email)).status).toBe(200);
  const { text } = await mailTo(email);
  return { email, token: /\/waitlist#(\S+)/.exec(text)?.[1] ?? '' };
};

test('200: the link of a referral’s mail takes only its address off the list, without an account', async () => {
  const [one, other] = [await referred(), await referred()];
  expect([await isWaiting(one.email), await isWaiting(other.email)]).toEqual([true, true]);
  expect(await leave(one.token)).toEqual({ status: 200, body: { left: true } });
  expect([await isWaiting(one.email), await isWaiting(other.email)]).toEqual([false, true]);
});

test('200: the answer is the same for an address that is not on the list', async () => {
  const { token } = await referred();
  const answers = [await leave(token), await leave(token)];
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: { left: true } })));
});

test('404: a forged link removes nothing', async () => {
  const [one, other] = [await referred(), await referred()];
  const [address, proof = ''] = one.token.split('.');
  const [, foreign] = other.token.split('.');
  const changed = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`;
  const tagged = Buffer.from(one.email.replace('@', '+x@')).toString('base64url');
  const forged = [`${address}.${foreign}`, `${address}.${changed}`, `${tagged}.${proof}`];
  for (const token of forged) expect(codeOf(await leave(token))).toBe('waitlist_link_invalid');
  for (const token of ['', address ?? '', `${address}.${proof.slice(1)}`, `${one.token}.`])
    expect(codeOf(await leave(token))).toBe('invalid_input');
  expect([await isWaiting(one.email), await isWaiting(other.email)]).toEqual([true, true]);
});

test('200: another child’s referral does not put the address back, at once or half a year later', async () => {
  const { email, token } = await referred();
  await leave(token);
  await mailsOut();
  const before = await mailsTo(email);
  for (const duration of ['PT1H', 'P181D']) {
    await advanceClock(duration);
    operator = await createPerson('operator');
    const tagged = email.replace('@', '+x@');
    for (const written of [email, tagged]) expect((await refer(written)).body).toEqual({ submitted: true });
    await mailsOut();
    expect([await mailsTo(email), await mailsTo(tagged)]).toEqual([before, []]);
    expect([await isWaiting(email), await isWaiting(tagged)]).toEqual([false, false]);
  }
  await resetClock();
});

test('200: whoever joins again after leaving waits, and the link still works half a year later', async () => {
  const { email, token } = await referred();
  await leave(token);
  await callsWith()(invitations.joinWaitlist, { body: { email } });
  expect(await isWaiting(email)).toBe(true);
  await mailsOut();
  await advanceClock('P181D');
  operator = await createPerson('operator');
  expect(await isWaiting(email)).toBe(true);
  expect((await leave(token)).status).toBe(200);
  expect(await isWaiting(email)).toBe(false);
  await resetClock();
});
