import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { everythingStored, withCanary } from '../support/canaries';
import { advanceClock, seed, testOnOwnEngine } from '../support/cloud';
import { mailsOut, mailsTo, newAddress } from '../support/mail';
import { createPerson, type Person } from '../support/people';

const { invitations, referrals } = contract;

const invite = ({ call }: Person, email: string) =>
  call(invitations.invite, {
    body: { emails: [email], account_type: null, school: null, consents: null },
  });
const revoke = ({ call }: Person, email: string) =>
  call(invitations.revoke, { body: { email, owner: 'operators' } });

const refer = async (email: string): Promise<number> => {
  const { call } = await createPerson();
  const { status } = await call(referrals.submit, { body: { referred_email: email } });
  await mailsOut();
  return status;
};
const countOf = async (email: string) => (await mailsTo(email)).length;

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});

testOnOwnEngine('nothing stored is the plain hash of an address that was mailed to or shut out', async () => {
  const [mailed, shut] = [newAddress('mailed'), newAddress('shut')];
  expect(await refer(mailed)).toBe(200);
  await invite(operator, shut);
  await revoke(operator, shut);
  const { now } = (await advanceClock('PT0S')) as { now: string };
  const plain = [mailed, shut, `operators ${shut}`].flatMap((text) =>
    (['base64url', 'hex'] as const).map((form) => createHash('sha256').update(text).digest(form)),
  );
  const all = await everythingStored(new Date(now));
  expect(all.map(({ where }) => where)).toEqual(expect.arrayContaining(['ShutOut', 'ReferralMail']));
  expect(withCanary(all, plain)).toEqual([]);
});

describe('hashes that were written before they had a key', () => {
  const [shut, mailed] = [newAddress('shut'), newAddress('mailed')];
  beforeAll(() => seed({ task: 'plainHashes', shut, mailed }));

  test('200: a mailbox that was shut out, or had a mail for a referral, still gets none', async () => {
    for (const email of [shut, mailed]) expect(await refer(email)).toBe(200);
    expect([await countOf(shut), await countOf(mailed)]).toEqual([0, 0]);
  });

  test('200: an operator’s new invitation ends the shut-out', async () => {
    await invite(operator, shut);
    await mailsOut();
    const before = await countOf(shut);
    expect(before).toBe(1);
    expect(await refer(shut)).toBe(200);
    expect(await countOf(shut)).toBe(before + 1);
    await revoke(operator, shut);
    expect(await refer(shut)).toBe(200);
    expect(await countOf(shut)).toBe(before + 1);
  });
});
