import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { consentKinds } from '../../../contract/consent/kinds';
import { invitations } from '../../../contract/invitations/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { invitationDays } from '../../../contract/rules/invitations';
import { latestVersion } from '../../../contract/terms/versions';
import { resetClock, seed } from '../../support/cloud';
import {
  agreed,
  ask,
  confirm,
  consents,
  everything,
  expectShut,
  mailAbout,
  nothing,
  subjects,
} from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { childrenOf, follow, inviteChild } from '../../support/families';
import { mailsOut, mailsTo, newAddress, pass, passOnSchedule, tokenIn } from '../../support/mail';
import { doneByTwo } from '../../support/operators';
import { createPerson, meOf, type Person } from '../../support/people';
import { invite, setUp } from '../../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

const choiceOf = async ({ call }: Pick<Person, 'call'>) => (await call(onboarding.state, {})).body;
const inviteByOperator = (email: string, terms: object = {}) =>
  operator.call(invitations.invite, {
    body: { emails: [email], account_type: null, school: null, consents: null, ...terms },
  });

/** An unused address at Gmail. */
const at = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@gmail.com`;

/** The token of the second mail to a parent about a child. */
const secondMail = async (parent: Person, count = 1) => {
  await passOnSchedule('PT65M');
  return tokenIn(await mailAbout(parent.email, subjects.confirmation, count));
};

describe('a parent invites a child', () => {
  test('200: who waits until the parent confirms by the mail with the child’s name', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    const given = consents('core', 'voice');
    expect(await inviteChild(parent, ` ${email.toUpperCase()}`, given)).toEqual({
      status: 200,
      body: { email },
    });
    const child = await follow(email);
    const { body } = await setUp(child, { age: 9, username: 'Kit of Elm' });
    expect(body).toMatchObject({
      step: 'consent',
      account_types: ['student'],
      profile: { consents: nothing },
    });
    expect(body.consent?.status).toBe('answered');
    await expectShut(child);
    expect(await childrenOf(parent)).toEqual([]);
    const token = await secondMail(parent);
    const mail = await mailAbout(parent.email, subjects.confirmation);
    expect(mail.text).toContain('Kit of Elm');
    await expectShut(child);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { status: 'given', consents: given } });
    expect((await meOf(child)).consents).toEqual(given);
    const [seen, ...more] = await childrenOf(parent);
    expect(more).toEqual([]);
    expect(seen).toMatchObject({ child_id: body.profile?.id, status: 'given', consents: given });
    const recorded = consentKinds.map((kind) => ({
      kind,
      given: given[kind],
      version: latestVersion.number,
      method: 'parent_invitation',
      at: expect.any(String),
    }));
    expect(seen?.history).toEqual(expect.arrayContaining(recorded));
  });

  test('200: after a No to the core the child must ask, and no second mail is sent', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await inviteChild(parent, email, consents('voice'));
    const child = await follow(email);
    expect((await setUp(child, { age: 9 })).body).toMatchObject({
      step: 'consent',
      consent: { status: 'not_asked' },
    });
    await passOnSchedule('PT65M');
    expect((await mailsTo(parent.email)).map(({ subject }) => subject)).not.toContain(subjects.confirmation);
  });

  test('200: a child who is old enough to decide alone needs no confirmation', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await inviteChild(parent, email);
    const { body } = await setUp(await follow(email), { age: 14 });
    expect(body).toMatchObject({ step: 'interests', profile: { consents: nothing } });
    expect(await childrenOf(parent)).toEqual([]);
  });

  test('403: an unverified parent is refused for addresses with and without an account', async () => {
    const parent = await createPerson('parent', { verified: false });
    const known = await createPerson();
    for (const email of [known.email, newAddress(), parent.email])
      expect(codeOf(await inviteChild(parent, email))).toBe('not_verified');
    await mailsOut();
    expect(await mailsTo(known.email)).toEqual([]);
  });

  test('400: the parent’s own mailbox is refused in any spelling', async () => {
    const own = at('ann.lee');
    const parent = await createPerson('parent', { email: own });
    const [name] = own.split('@');
    for (const email of [
      own.toUpperCase(),
      `${name}+kit@gmail.com`,
      `${name?.replaceAll('.', '')}@googlemail.com`,
    ])
      expect(codeOf(await inviteChild(parent, email))).toBe('consent_own_address');
  });

  test('403: an invited child can only be a student', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await inviteChild(parent, email);
    const answer = await setUp(await follow(email), { age: 18, account_type: 'teacher' });
    expect(codeOf(answer)).toBe('invitation_role');
  });

  test('429: repeated invitations to one mailbox are limited', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('stranger')];
    for (let i = 0; i < 20; i++) await inviteChild(parent, email);
    await mailsOut();
    const sent = (await mailsTo(email)).length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(5);
  });
});

describe('the answer is the same', () => {
  test('200: for a member, who keeps the consents and gets no mail', async () => {
    const [parent, { child }] = [await createPerson('parent'), await agreed(consents('core'))];
    expect(await inviteChild(parent, child.email)).toEqual({ status: 200, body: { email: child.email } });
    expect((await meOf(child)).consents).toEqual(consents('core'));
    expect(await childrenOf(parent)).toEqual([]);
    await mailsOut();
    expect(await mailsTo(child.email)).toEqual([]);
  });

  test('200: for an address whose invitation an operator has revoked, which gets no mail', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await inviteByOperator(email);
    await operator.call(invitations.revoke, { body: { email, owner: 'operators' } });
    expect(await inviteChild(parent, email)).toEqual({ status: 200, body: { email } });
    await mailsOut();
    expect(await mailsTo(email)).toHaveLength(1);
    await expect(follow(email)).rejects.toThrow();
    await operator.call(invitations.resend, { body: { email, owner: 'operators' } });
    await inviteChild(parent, email);
    await mailsOut();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('200: for an address on the waitlist, which stays there until an operator invites it', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await parent.call(invitations.joinWaitlist, { body: { email } });
    await inviteChild(parent, email);
    const { body } = await operator.call(invitations.waitlist, { query: {} });
    expect(body.entries.map((entry) => entry.email)).toContain(email);
  });
});

describe('an open invitation belongs to its author', () => {
  test('a parent cannot replace another parent’s: the new user chooses one, and the other is closed', async () => {
    const [mother, stranger] = [await createPerson('parent'), await createPerson('parent')];
    const email = newAddress('child');
    await inviteChild(mother, email, consents('core'));
    await inviteChild(stranger, email, everything);
    const child = await follow(email);
    const { invitations: choice } = await choiceOf(child);
    expect(choice).toHaveLength(2);
    expect(choice).toContainEqual({
      id: mother.id,
      from: 'grown_up',
      name: (await meOf(mother)).username,
      address: `${mother.email[0]}•••@parent.test`,
      account_types: ['student'],
    });
    expect(codeOf(await setUp(child, { age: 9 }))).toBe('invitation_choice');
    expect(codeOf(await setUp(child, { age: 9, invitation: 'nobody' }))).toBe('not_invited');
    expect((await setUp(child, { age: 9, invitation: mother.id })).status).toBe(200);
    await confirm(await secondMail(mother));
    expect((await meOf(child)).consents).toEqual(consents('core'));
    expect(await childrenOf(stranger)).toEqual([]);
    await mailsOut();
    expect((await mailsTo(stranger.email)).map(({ subject }) => subject)).not.toContain(
      subjects.confirmation,
    );
    const listed = await operator.call(invitations.list, { query: {} });
    const states = listed.body.invitations.filter((one) => one.email === email);
    expect(states.map(({ owner, status }) => [owner, status])).toEqual(
      expect.arrayContaining([
        [mother.id, 'used'],
        [stranger.id, 'passed_over'],
      ]),
    );
    const again = await operator.call(invitations.resend, { body: { email, owner: stranger.id } });
    expect(codeOf(again)).toBe('invitation_used');
  });

  test('a school’s invitation keeps its school and consents', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    await inviteByOperator(email, { account_type: 'student', school: 'Elm', consents: consents('core') });
    await inviteChild(parent, email, everything);
    const child = await follow(email, 1);
    const { body } = await setUp(child, { age: 9, invitation: 'operators' });
    expect(body).toMatchObject({ step: 'interests', profile: { consents: consents('core') } });
    expect(await childrenOf(parent)).toEqual([]);
  });

  test('a school’s invitation is not restricted: the new user may still be a teacher', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('teacher')];
    await invite(email, { account_type: null, school: 'Maple' });
    await inviteChild(parent, email);
    const teacher = await follow(email);
    expect((await choiceOf(teacher)).account_types).toEqual(['student', 'teacher', 'other']);
    const answer = await setUp(teacher, { age: 40, account_type: 'teacher', invitation: 'operators' });
    expect(answer.body.profile?.role).toBe('teacher');
    const as = { age: 40, account_type: 'teacher' as const };
    const second = newAddress('teacher');
    await invite(second, { account_type: null });
    await inviteChild(parent, second);
    expect(codeOf(await setUp(await follow(second), { ...as, invitation: parent.id }))).toBe(
      'invitation_role',
    );
  });
});

describe('the limit of children whom a parent may invite', () => {
  const inviteSome = async (parent: Person, count: number) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push(await inviteChild(parent, newAddress('child')));
    return answers.map((answer) => (answer.status === 200 ? 200 : codeOf(answer)));
  };

  test('409: is three, for addresses with an account and for open and used invitations', async () => {
    const [parent, member, email] = [await createPerson('parent'), await createPerson(), newAddress('child')];
    for (const address of [member.email, email])
      expect((await inviteChild(parent, address)).status).toBe(200);
    // The child who uses the invitation is not the parent's until the second mail is answered.
    expect((await setUp(await follow(email), { age: 9 })).status).toBe(200);
    expect(await inviteSome(parent, 2)).toEqual([200, 'children_limit']);
  });

  test('200: counts a repeated address once and expired invitations not at all', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('child')];
    for (let i = 0; i < 2; i++) expect((await inviteChild(parent, email)).status).toBe(200);
    expect(await inviteSome(parent, 3)).toEqual([200, 200, 'children_limit']);
    await pass('P15D');
    expect(await inviteSome(parent, 3)).toEqual([200, 200, 200]);
  });

  test('409: lets three of five simultaneous invitations be sent', async () => {
    const parent = await createPerson('parent');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => inviteChild(parent, newAddress('child'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('200: is ten after a child has read for a week', async () => {
    const parent = await createPerson('parent');
    const reader = await agreed(everything, parent.email);
    expect(await inviteSome(parent, 3)).toEqual([200, 200, 'children_limit']);
    await pass('P8D');
    await seed({ task: 'streak', userId: reader.child.id, days: 1 });
    expect(await inviteSome(parent, 4)).toEqual([200, 200, 200, 200]);
    await pass('P1D');
    expect(await inviteSome(parent, 5)).toEqual([
      200,
      200,
      200,
      'children_limit_reached',
      'children_limit_reached',
    ]);
  });
});

describe('where two people must differ, spellings of a mailbox are one address', () => {
  test('400: a child cannot ask the own mailbox in another spelling', async () => {
    const own = at('zoe');
    const child = await createPerson('student', { email: own, consents: nothing });
    const [name = '', domain] = own.split('@');
    for (const email of [`${name}+mum@${domain}`, `${name.replaceAll('.', '')}@googlemail.com`])
      expect(codeOf(await ask(child, email))).toBe('consent_own_address');
  });

  test('200: a request to a friend’s mailbox sends no mail', async () => {
    const child = await createPerson('student', { consents: nothing });
    const friends = at('zoe');
    await createPerson('student', { email: friends });
    const spelled = friends.replace('@', '+mum@');
    expect((await ask(child, spelled)).status).toBe(200);
    await mailsOut();
    expect(await mailsTo(spelled)).toEqual([]);
  });
});

test('200: a parent cannot invite a child who has an account, in any spelling of the mailbox', async () => {
  const [parent, email] = [await createPerson('parent'), at('member')];
  await createPerson('student', {}, email);
  const spelled = email.replace('@', '+again@');
  for (const address of [email, spelled]) expect((await inviteChild(parent, address)).status).toBe(200);
  await mailsOut();
  expect([await mailsTo(email), await mailsTo(spelled)]).toEqual([[], []]);
});

describe('a parent’s invitation beside a school’s open one', () => {
  const school = 'Elm School';
  const bySchool = (email: string) =>
    inviteByOperator(email, { account_type: 'student', school, consents: everything });
  const listed = async (email: string) =>
    (await operator.call(invitations.list, { query: {} })).body.invitations
      .filter((one) => one.email === email)
      .map(({ owner, status }) => ({ owner, status }));

  test('200: waits without a mail, and the child uses the school’s with the school’s consents and name', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('pupil')];
    await bySchool(email);
    expect((await inviteChild(parent, email)).status).toBe(200);
    expect(await listed(email)).toEqual([
      { owner: parent.id, status: 'waiting' },
      { owner: 'operators', status: 'open' },
    ]);
    const child = await follow(email);
    expect((await mailsTo(email)).length).toBe(1);
    expect(await choiceOf(child)).toMatchObject({ invitations: [], account_types: ['student'] });
    expect(codeOf(await setUp(child, { age: 9, invitation: parent.id }))).toBe('not_invited');
    const { body } = await setUp(child, { age: 9 });
    expect(body.step).not.toBe('consent');
    await child.call(onboarding.checkSchool, { body: { email } });
    expect(await meOf(child)).toMatchObject({ school, consents: everything });
    expect(await childrenOf(parent)).toEqual([]);
    expect((await listed(email)).map(({ status }) => status)).toEqual(['passed_over', 'used']);
  });

  test('200: waits even if it came first, and its code still gives access to the school’s', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('pupil')];
    await inviteChild(parent, email);
    await mailAbout(email, subjects.invitation);
    await bySchool(email);
    await mailAbout(email, subjects.invitation, 2);
    const child = await follow(email, 1);
    expect((await choiceOf(child)).invitations).toEqual([]);
    await setUp(child, { age: 9 });
    expect((await meOf(child)).consents).toEqual(everything);
  });

  test('200: waits in every spelling of the mailbox', async () => {
    const name = at('pupil');
    const spelled = name.replace('@', '+mum@');
    const parent = await createPerson('parent');
    await bySchool(name);
    await inviteChild(parent, spelled);
    expect(await listed(spelled)).toEqual([{ owner: parent.id, status: 'waiting' }]);
    await mailsOut();
    expect(await mailsTo(spelled)).toEqual([]);
  });

  test('200: becomes a choice with the masked address when two operators admit it', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('pupil')];
    await bySchool(email);
    await inviteChild(parent, email);
    const place = { email, owner: parent.id };
    expect(codeOf(await operator.call(invitations.resend, { body: place }))).toBe('invitation_waits');
    expect((await doneByTwo(operator, { action: 'admit_invitation', ...place })).status).toBe(200);
    const child = await follow(email, 2);
    expect((await choiceOf(child)).invitations).toMatchObject([
      { from: 'grown_up', address: `${parent.email[0]}•••@parent.test` },
      { from: 'school', address: null },
    ]);
  });

  test('200: no longer waits when the school’s is revoked or expired', async () => {
    const [parent, email] = [await createPerson('parent'), newAddress('pupil')];
    await bySchool(email);
    await pass(`P${invitationDays - 1}D`);
    await inviteChild(parent, email);
    expect((await listed(email))[0]).toEqual({ owner: parent.id, status: 'waiting' });
    await pass('P2D');
    expect((await listed(email))[0]).toEqual({ owner: parent.id, status: 'open' });
  });
});
