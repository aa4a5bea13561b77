import { beforeAll, describe, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import type { Endpoint } from '../../contract/endpoint';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { codeOf } from '../support/endpoints';
import { newAddress } from '../support/mail';
import { everyPage } from '../support/pages';
import { addressOf, callsWith, createPerson, type Person } from '../support/people';
import { signUp } from '../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});

const join = (email: string) => callsWith()(invitations.joinWaitlist, { body: { email } });

const waiting = async (email: string) => {
  const all = await everyPage(async (query) => {
    const { body } = await operator.call(invitations.waitlist, { query });
    return { items: body.entries, next: body.next };
  });
  return all.filter((entry) => entry.email === email).length;
};

/** Sends a plain form like a browser without JavaScript, and returns the redirection. */
const sendForm = async (
  endpoint: Endpoint,
  body: string,
  { type = 'application/x-www-form-urlencoded', token = '' } = {},
) => {
  const response = await fetch(addressOf(endpoint, {}), {
    method: endpoint.method,
    headers: { 'content-type': type, ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body,
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, location: headers.get('location'), text: await response.text(), headers };
};
const joinByForm = (body: string, type?: string) => sendForm(invitations.joinWaitlist, body, { type });

const joined = { status: 303, location: '/#joined', text: '' };
const notJoined = { status: 303, location: '/#not-joined', text: '' };

test('200: an address is listed once, and all answers are the same', async () => {
  const email = newAddress();
  const answers = [await join(email), ...(await Promise.all([join(email), join(email), join(email)]))];
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: { joined: true } })));
  expect(await waiting(email)).toBe(1);
});

test('200: case and surrounding spaces do not make another address', async () => {
  const email = newAddress();
  for (const written of [` ${email}\t`, email.toUpperCase(), `\n${email.toUpperCase()} `])
    expect((await join(written)).status).toBe(200);
  expect(await waiting(email)).toBe(1);
});

test('200: the answer does not reveal who has an account or an invitation', async () => {
  const [member, newcomer] = [await createPerson(), await signUp()];
  const answers = await Promise.all([member.email, newcomer.email, newAddress()].map(join));
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: { joined: true } })));
});

test.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@home.test',
  'ada@home',
  'ada@home.test@home.test',
  'ada lovelace@home.test',
  'ada@home..test',
  'ada@-home.test',
  '"ada"@home.test',
  'ада@home.test',
  'ada@home.test\r\nBcc: all@home.test',
  '<script>@home.test',
  // Longer than the limits of a mailbox and a domain.
  `${'a'.repeat(65)}@b.test`,
  `a@${'home.'.repeat(50)}test`,
])('400: %j is not an address', async (email) => {
  const answer = await join(email);
  expect(codeOf(answer)).toBe('invalid_input');
  expect(answer.body).toMatchObject({ fields: ['body.email'] });
});

describe('a plain form', () => {
  test('303: redirects to the thanks', async () => {
    const email = newAddress();
    expect(await joinByForm(new URLSearchParams({ email }).toString())).toMatchObject(joined);
    expect(await waiting(email)).toBe(1);
    expect(await joinByForm(`email=+${email.toUpperCase()}`)).toMatchObject(joined);
    expect(await waiting(email)).toBe(1);
  });

  test('303: is accepted with any parameters of the type, and its answer may not be cached', async () => {
    const email = newAddress('o+n');
    const body = new URLSearchParams({ email }).toString();
    const answer = await joinByForm(body, 'Application/X-WWW-Form-Urlencoded; charset=UTF-8');
    expect(answer).toMatchObject(joined);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await waiting(email)).toBe(1);
  });

  test.each([
    ['nothing', ''],
    ['an empty field', 'email='],
    ['no address', 'email=nobody'],
    ['another field', 'mail=ada@home.test'],
    ['one field more', 'email=ada@home.test&more=1'],
    ['bytes that are not text', 'email=%zz'],
    ['a header that is to be smuggled in', 'email=a%40home.test%0D%0ALocation:%20https://elsewhere.test'],
    ['far too much', `email=${'a'.repeat(70_000)}`],
  ])('303: redirects back when it is refused: %s', async (_, body) => {
    expect(await joinByForm(body)).toMatchObject(notJoined);
  });

  test('303: redirects only to the product’s addresses', async () => {
    const { location } = await joinByForm('email=https://elsewhere.test/@home.test');
    expect(location).toBe('/#not-joined');
  });

  test('400: is refused by an endpoint without forms', async () => {
    const { token } = await signUp();
    const sent: [Endpoint, string][] = [
      [consent.view, 'token=a.b'],
      [consent.confirm, 'token=a.b'],
      [onboarding.agree, 'terms_and_conditions=true'],
      [referrals.check, 'email=ada@home.test'],
    ];
    for (const [endpoint, body] of sent) {
      const { status, text } = await sendForm(endpoint, body, { token });
      expect(codeOf({ status, body: JSON.parse(text) })).toBe('invalid_input');
    }
  });

  test('400: invalid JSON is answered with JSON', async () => {
    const { status, text } = await sendForm(invitations.joinWaitlist, 'email=ada@home.test', {
      type: 'application/json',
    });
    expect(codeOf({ status, body: JSON.parse(text) })).toBe('invalid_input');
  });
});
