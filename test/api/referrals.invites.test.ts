/** @jest-environment-options {"environment": {"REFERRALS_INVITE": "true"}} */
import { expect } from '@jest/globals';
import { contract } from '../../contract';
import { testOnOwnEngine } from '../support/cloud';
import { mailsOut, mailsTo, mailTo, newAddress, pass } from '../support/mail';
import { createPerson, type Person, randomLetters } from '../support/people';

const refer = (child: Person, referred_email: string) =>
  child.call(contract.referrals.submit, { body: { referred_email } });

testOnOwnEngine(
  '200: if the stage is set so, a referral invites the grown-up immediately in the student’s name',
  async () => {
    const username = `otter-${randomLetters()}`;
    const [child, operator] = [await createPerson('student', { username }), await createPerson('operator')];
    const email = newAddress('friend');
    expect((await refer(child, email)).status).toBe(200);
    const { subject, text } = await mailTo(email);
    expect(`${subject} ${text}`).toContain(username);
    expect(text).not.toContain('waiting list');
    const { entries } = (await operator.call(contract.invitations.waitlist, { query: {} })).body;
    expect(entries.map((entry) => entry.email)).not.toContain(email);
    const { invitations } = (await operator.call(contract.invitations.list, { query: {} })).body;
    expect(invitations.find((one) => one.email === email)).toMatchObject({
      account_type: 'other',
      status: 'open',
    });
  },
);

testOnOwnEngine(
  '200: an address gets one invitation for several referrals, and members and revoked addresses get none',
  async () => {
    const [one, two, operator] = [await createPerson(), await createPerson(), await createPerson('operator')];
    const [email, member, revoked] = [
      newAddress('friend'),
      await createPerson('parent'),
      newAddress('revoked'),
    ];
    for (const child of [one, two])
      for (const address of [email, member.email]) expect((await refer(child, address)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(member.email)).toHaveLength(0);
    const limits = { account_type: 'student', school: null, consents: null } as const;
    await operator.call(contract.invitations.invite, { body: { emails: [revoked], ...limits } });
    await operator.call(contract.invitations.revoke, { body: { email: revoked, owner: 'operators' } });
    await pass('P3D');
    expect((await refer(one, revoked)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(revoked)).toHaveLength(1);
    // Another student refers the same mailbox in another spelling.
    const tagged = revoked.replace('@', '+again@');
    expect((await refer(two, tagged)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(tagged)).toEqual([]);
  },
);

testOnOwnEngine('200: half a year later another referral causes no second invitation', async () => {
  const [one, email] = [await createPerson(), newAddress('friend')];
  expect((await refer(one, email)).status).toBe(200);
  await mailTo(email);
  await pass('P181D');
  expect((await refer(await createPerson(), email)).status).toBe(200);
  await mailsOut();
  expect(await mailsTo(email)).toHaveLength(1);
});
