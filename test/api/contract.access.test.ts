import { beforeAll, describe, expect, test } from '@jest/globals';
import { classes } from '../../contract/classes/endpoints';
import { type Endpoint, isForOperators, roles } from '../../contract/endpoint';
import type { ErrorCode } from '../../contract/errors';
import { flags } from '../../contract/flags/endpoints';
import { cloud, seed } from '../support/cloud';
import { callWith, codeOf, endpoints, somebody } from '../support/endpoints';
import { sampleInput } from '../support/made-up-input';
import { type Answer, createPerson, type Person, tokenOf } from '../support/people';
import { addToGroup, askPool, createAccount } from '../support/pool';

const callAs = (endpoint: Endpoint, token: string | undefined): Promise<Answer<unknown>> =>
  callWith(endpoint, token, sampleInput(endpoint));

/** The errors of the authorization. An endpoint that declares one of them may also return it for its own reasons. */
const atTheDoor: readonly ErrorCode[] = [
  'unauthenticated',
  'profile_incomplete',
  'consent_required',
  'forbidden',
  'factor_required',
];

const expectLetIn = (answer: Answer<unknown>, { errors: own = [] }: Endpoint) => {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(atTheDoor.filter((code) => !own.includes(code))).not.toContain(codeOf(answer));
};

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The same token with other claims and the original signature. */
const forged = (token: string, claims: object): string => {
  const [header, payload = '', signature] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, part({ ...old, ...claims }), signature].join('.');
};

const accessTokenOf = async (email: string): Promise<string> => {
  const answer = await fetch(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

let accessToken: Promise<string> | undefined;

/** Credentials of callers without permission. */
const badTokens: Record<string, () => Promise<string | undefined>> = {
  'no token': async () => undefined,
  'an empty token': async () => '',
  garbage: async () => 'garbage',
  'three dots of garbage': async () => 'a.b.c',
  'an expired-looking token': async () => forged((await somebody('student')).token, { exp: 1_600_000_000 }),
  'a token with the groups changed': async () =>
    forged((await somebody('student')).token, { 'cognito:groups': ['operators'] }),
  'a token without a signature': async () => {
    const [, payload] = (await somebody('student')).token.split('.');
    return `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  },
  'an access token': () => {
    accessToken ??= somebody('student').then(({ email }) => accessTokenOf(email));
    return accessToken;
  },
};

let newcomerToken: string;
let waiting: Person;
/** Tokens of operators without a second factor, by why. */
const withoutFactor: Record<string, string> = {};

beforeAll(async () => {
  const email = 'newcomer@access.test';
  await createAccount(email);
  newcomerToken = await tokenOf(email);
  const consents = { core: false, ai_text: true, voice: true, public_sharing: true };
  waiting = await createPerson('student', { age: 12, region: 'United States', consents });
  const [removed, early] = [await createPerson('operator'), await createPerson('operator')];
  withoutFactor['the pool demands no code of'] = removed.token;
  withoutFactor['whose session is older than the second factor'] = early.token;
  await askPool('AdminSetUserMFAPreference', {
    ...{ UserPoolId: cloud.identity.userPoolId, Username: removed.email },
    SoftwareTokenMfaSettings: { Enabled: false },
  });
  await seed({ task: 'factor', userId: early.id });
});

const byWho = (wanted: (who: Endpoint['who']) => boolean) =>
  endpoints.filter(({ endpoint: { who } }) => wanted(who));

test.each([
  ['a comma', ['readers,operators']],
  ['a comma in front', [',operators']],
  ['brackets', ['[operators]']],
  ['a space', ['operators readers']],
  ['another group beside it', ['readers', 'operators']],
])('403: a group whose name has %s makes nobody an operator', async (_what, groups) => {
  const person = await createPerson('teacher');
  for (const GroupName of groups) await addToGroup(person.email, GroupName);
  const token = await tokenOf(person.email);
  expect(codeOf(await callAs(flags.open, token))).toBe('forbidden');
  expectLetIn(await callAs(classes.list, token), classes.list);
});

test('the endpoints without a role are exactly these, which lead to one', () => {
  expect(byWho((who) => who === 'anyone').map(({ name }) => name)).toEqual([
    'addresses.view',
    'addresses.confirm',
    'addresses.stop',
    'badges.viewDevice',
    'children.viewDevice',
    'children.findByCode',
    'consent.view',
    'consent.answer',
    'consent.confirm',
    'consent.change',
    'consent.answerTerms',
    'deletion.view',
    'deletion.confirm',
    'deletion.takeBack',
    'invitations.joinWaitlist',
    'invitations.leaveWaitlist',
    'letters.stop',
  ]);
  expect(byWho((who) => who === 'signed-in').map(({ name }) => name)).toEqual([
    'consent.ask',
    'onboarding.verify',
    'onboarding.state',
    'onboarding.agree',
    'onboarding.setUp',
    'onboarding.checkSchool',
    'operations.setUpFactor',
    'referrals.check',
  ]);
});

describe.each(byWho((who) => typeof who !== 'string'))('$name', ({ endpoint }) => {
  for (const role of roles) {
    if (endpoint.who.includes(role))
      test(`admits: ${role}`, async () => {
        expectLetIn(await callAs(endpoint, (await somebody(role)).token), endpoint);
      });
    else
      test(`403: refuses: ${role}`, async () => {
        expect(codeOf(await callAs(endpoint, (await somebody(role)).token))).toBe('forbidden');
      });
  }

  test('403: refuses a child whose grown-up has not agreed to the core', async () => {
    expect(codeOf(await callAs(endpoint, waiting.token))).toBe('consent_required');
  });

  test('403: refuses a user without a profile', async () => {
    expect(codeOf(await callAs(endpoint, newcomerToken))).toBe('profile_incomplete');
  });
});

describe.each(byWho((who) => isForOperators({ who })))('$name', ({ endpoint }) => {
  test.each(['the pool demands no code of', 'whose session is older than the second factor'])(
    '403: refuses an operator %s',
    async (why) => {
      expect(codeOf(await callAs(endpoint, withoutFactor[why]))).toBe('factor_required');
    },
  );
});

describe.each(byWho((who) => who !== 'anyone'))('$name', ({ endpoint }) => {
  for (const [what, token] of Object.entries(badTokens))
    test(`401: refuses ${what}`, async () => {
      expect(codeOf(await callAs(endpoint, await token()))).toBe('unauthenticated');
    });
});

describe.each(byWho((who) => who === 'signed-in'))('$name', ({ endpoint }) => {
  test('admits any user with a session, without a profile or consent', async () => {
    for (const token of [newcomerToken, waiting.token, (await somebody('teacher')).token])
      expectLetIn(await callAs(endpoint, token), endpoint);
  });
});

describe.each(byWho((who) => who === 'anyone'))('$name', ({ endpoint }) => {
  for (const [what, token] of Object.entries(badTokens))
    test(`is open to ${what}`, async () => {
      expectLetIn(await callAs(endpoint, await token()), endpoint);
    });
});
