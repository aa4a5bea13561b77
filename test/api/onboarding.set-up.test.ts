import { afterEach, describe, expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { users } from '../../contract/users/endpoints';
import { cloud, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { pass } from '../support/mail';
import { everyPage } from '../support/pages';
import { createPerson } from '../support/people';
import { askPool, createAccount, makeOperator } from '../support/pool';
import {
  type Basics,
  basics,
  type Newcomer,
  nameDecided,
  newName,
  setUp,
  signedIn,
  signUp,
} from '../support/sign-up';

afterEach(resetClock);

/** A user who has agreed to the terms. */
const newcomer = async (terms?: Parameters<typeof signUp>[0]) => {
  const who = await signUp(terms);
  await who.call(onboarding.agree, { body: { terms_and_conditions: true } });
  return who;
};
const send = ({ call }: Newcomer, of?: Partial<Basics>) => call(onboarding.setUp, { body: basics(of) });
const stepOf = async ({ call }: Newcomer) => (await call(onboarding.state, {})).body.step;

const everything = { core: true, ai_text: true, voice: true, public_sharing: true };

describe('refusals', () => {
  test('409: a profile before the agreement to the terms', async () => {
    const who = await signUp();
    expect(codeOf(await send(who))).toBe('terms_not_agreed');
    expect(await stepOf(who)).toBe('terms');
  });

  test('409: a second profile, and nothing changes', async () => {
    const who = await newcomer();
    await send(who);
    const before = await nameDecided(who);
    expect(codeOf(await send(who, { age: 80, account_type: 'other' }))).toBe('profile_exists');
    expect((await who.call(users.me, {})).body).toEqual(before);
  });

  test('409: a profile for a second account with the same address', async () => {
    const { email } = await createPerson('operator');
    await askPool('AdminDeleteUser', { UserPoolId: cloud.identity.userPoolId, Username: email });
    await createAccount(email);
    await makeOperator(email);
    const again = await signedIn(email);
    expect(codeOf(await setUp(again, { account_type: 'other', age: 40 }))).toBe('email_taken');
    expect(await stepOf(again)).toBe('basic');
  });

  test.each([
    ['student', 'teacher'],
    ['student', 'other'],
    ['teacher', 'student'],
    ['teacher', 'other'],
    ['other', 'teacher'],
  ] as const)('403: an invitation for the type %s used as %s', async (invited, wanted) => {
    const who = await newcomer({ account_type: invited });
    expect(codeOf(await send(who, { account_type: wanted, age: 40 }))).toBe('invitation_role');
    expect(await stepOf(who)).toBe('basic');
    expect((await send(who, { account_type: invited, age: 40 })).status).toBe(200);
  });

  test('403: a child under eight', async () => {
    const who = await newcomer();
    expect(codeOf(await send(who, { age: 7 }))).toBe('too_young');
    expect(codeOf(await send(who, { age: 7, account_type: 'other' }))).toBe('too_young');
    expect((await send(await newcomer(), { age: 8 })).status).toBe(200);
  });

  test('403: a child who chooses teacher or parent', async () => {
    const who = await newcomer();
    for (const account_type of ['teacher', 'other'] as const)
      expect(codeOf(await send(who, { account_type, age: 17 }))).toBe('adults_only');
    expect(await stepOf(who)).toBe('basic');
  });

  test.each(['teacher', 'other'] as const)(
    '200: a pupil with a false age as %s is not verified and has no rights over a child',
    async (account_type) => {
      const who = await newcomer();
      const { body } = await send(who, { account_type, age: 18 });
      expect(body.profile).toMatchObject({ verified: false });
      const invitation = { email: 'friend@home.test', consents: everything, is_guardian: true } as const;
      const answer = await who.call(invitations.inviteChild, { body: invitation });
      expect(codeOf(answer)).toBe(account_type === 'other' ? 'not_verified' : 'forbidden');
    },
  );
  test('403: an expired invitation, even if the terms were agreed to in time', async () => {
    const who = await newcomer();
    await pass('P14DT1M');
    expect(codeOf(await send(who))).toBe('not_invited');
  });

  const wrong: [what: string, of: object][] = [
    ['no age', { age: null }],
    ['an age of nothing', { age: 0 }],
    ['an age that is too high', { age: 121 }],
    ['half a year', { age: 12.5 }],
    ['an age in letters', { age: '13' }],
    ['an unknown region', { region: 'Atlantis' }],
    ['another kind of account', { account_type: 'operator' }],
    ['an undeclared field', { verified: true }],
    ['own consents', { consents: everything }],
    ['the school', { school: 'Maple' }],
  ];
  test.each(wrong)('400: %s', async (_, of) => {
    const who = await newcomer();
    expect(codeOf(await send(who, of))).toBe('invalid_input');
    expect(await stepOf(who)).toBe('basic');
  });
});

describe('races', () => {
  test('200 and 409: one of three tabs creates the profile, and the others’ names remain available', async () => {
    for (let round = 0; round < 6; round++) {
      const [who, other] = await Promise.all([newcomer(), newcomer()]);
      const names = [newName(), newName(), newName()];
      const answers = await Promise.all(names.map((username) => send(who, { username })));
      const done = answers.findIndex(({ status }) => status === 200);
      expect(answers.filter((_, i) => i !== done).map(codeOf)).toEqual(['profile_exists', 'profile_exists']);
      expect((await who.call(users.me, {})).body.username).toBe(names[done]);
      expect((await send(other, { username: names[done === 0 ? 1 : 0] })).status).toBe(200);
    }
  });

  test('200: reading the state while another tab creates the profile succeeds', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await newcomer();
      const looks = [1, 2, 3, 4, 5].map(() => who.call(onboarding.state, {}));
      const [, ...answers] = await Promise.all([send(who), ...looks]);
      expect(answers.map(({ status }) => status)).toEqual(looks.map(() => 200));
    }
  });

  test('200 and 409: of six simultaneous users one gets a name, and the others continue with another', async () => {
    const username = newName();
    const people = await Promise.all(Array.from({ length: 6 }, () => newcomer()));
    const answers = await Promise.all(people.map((who) => send(who, { username })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [i, answer] of answers.entries()) {
      const who = people[i] as Newcomer;
      if (answer.status === 200) continue;
      expect(codeOf(answer)).toBe('username_taken');
      expect(await stepOf(who)).toBe('basic');
      expect((await send(who)).status).toBe(200);
    }
  });

  test('one of a simultaneous use and revocation of an invitation takes effect', async () => {
    const operator = await createPerson('operator');
    for (let round = 0; round < 6; round++) {
      const who = await newcomer();
      const [used, revoked] = await Promise.all([
        send(who),
        operator.call(invitations.revoke, { body: { email: who.email, owner: 'operators' } }),
      ]);
      const codes = [used, revoked].map(({ status, body }) => (status === 200 ? 200 : body.code));
      expect([
        [200, 'invitation_used'],
        ['not_invited', 200],
      ]).toContainEqual(codes);
    }
  });

  test('an invitation that is used while an operator renews it stays used', async () => {
    const operator = await createPerson('operator');
    const people = await Promise.all(Array.from({ length: 8 }, () => newcomer()));
    const joined: string[] = [];
    for (const who of people) {
      const body = { emails: [who.email], account_type: null, school: null, consents: null };
      const [answer] = await Promise.all([send(who), operator.call(invitations.invite, { body })]);
      if (answer.status === 200) joined.push(who.email);
    }
    const listed = await everyPage(async (query) => {
      const { body } = await operator.call(invitations.list, { query });
      return { items: body.invitations, next: body.next };
    });
    const open = listed.filter(({ status }) => status === 'open').map(({ email }) => email);
    expect(joined.filter((email) => open.includes(email))).toEqual([]);
  });
});
