/** @jest-environment-options {"environment": {"REFERRALS_INVITE": "true"}} */
import { expect } from '@jest/globals';
import { contract } from '../../contract';
import { testOnOwnEngine } from '../support/cloud';
import { mailsOut, mailsTo, mailTo, newAddress, pass } from '../support/mail';
import { createPerson, type Person, randomLetters } from '../support/people';

const refer = (child: Person, referred_email: string) =>
  child.call(contract.invitations.submit, { body: { referred_email } });

testOnOwnEngine(
  '200: where the stage says so, a referral invites the grown-up at once, in the name of the student',
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
  '200: whom several students refer gets one invitation, and members and revoked addresses none',
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
    // The same mailbox under another spelling, by another student.
    const tagged = revoked.replace('@', '+again@');
    expect((await refer(two, tagged)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(tagged)).toEqual([]);
  },
);
