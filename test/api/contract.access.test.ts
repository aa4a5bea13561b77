import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Endpoint, roles } from '../../contract/endpoint';
import { signIns } from '../../local/seed/people';
import { cloud } from '../support/cloud';
import { callWith, codeOf, endpoints, sampleInput, somebody } from '../support/endpoints';
import { type Answer, tokenOf } from '../support/people';

const callAs = (endpoint: Endpoint, token: string | undefined): Promise<Answer<unknown>> =>
  callWith(endpoint, token, sampleInput(endpoint));

const expectLetIn = (answer: Answer<unknown>) => {
  if (answer.status >= 400) codeOf(answer);
  expect([401, 403]).not.toContain(answer.status);
  expect(answer.status).toBeLessThan(500);
};

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The same token with other claims, under the signature of the old ones. */
const forged = (token: string, claims: object): string => {
  const [header, payload = '', signature] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, part({ ...old, ...claims }), signature].join('.');
};

const accessTokenOf = async (email: string): Promise<string> => {
  const answer = await fetch(`${cloud.url}/_local/token?email=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

/** What somebody might send who has no right to. */
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
  'an access token': async () => accessTokenOf((await somebody('student')).email),
};

let newcomerToken: string;

beforeAll(async () => {
  const email = 'newcomer@access.test';
  const people = signIns(cloud.identity);
  await people.invite(email, 'a-test-of-many-words');
  await people.confirm(email, 'a-test-of-many-words');
  newcomerToken = await tokenOf(email);
});

describe.each(endpoints)('$name', ({ endpoint }) => {
  const { who } = endpoint;

  for (const role of roles) {
    if (who === 'anyone' || who.includes(role))
      test(`lets in: ${role}`, async () => {
        expectLetIn(await callAs(endpoint, (await somebody(role)).token));
      });
    else
      test(`403: refuses: ${role}`, async () => {
        expect(codeOf(await callAs(endpoint, (await somebody(role)).token))).toBe('forbidden');
      });
  }

  for (const [what, token] of Object.entries(badTokens))
    test(`${who === 'anyone' ? 'is open to' : '401: refuses'} ${what}`, async () => {
      const answer = await callAs(endpoint, await token());
      if (who === 'anyone') expectLetIn(answer);
      else expect(codeOf(answer)).toBe('unauthenticated');
    });

  test(`${who === 'anyone' ? 'is open to' : '403: refuses'} somebody without a profile`, async () => {
    const answer = await callAs(endpoint, newcomerToken);
    if (who === 'anyone') expectLetIn(answer);
    else expect(codeOf(answer)).toBe('profile_incomplete');
  });
});
