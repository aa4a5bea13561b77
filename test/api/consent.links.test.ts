import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { resetClock } from '../support/cloud';
import {
  agreed,
  answer,
  ask,
  asked,
  change,
  confirm,
  confirmable,
  consents,
  everything,
  expectShut,
  mailAbout,
  mailsAbout,
  nothing,
  subjects,
  view,
} from '../support/consent';
import { codeOf } from '../support/endpoints';
import { newAddress, pass, passOnSchedule, tokenIn } from '../support/mail';

afterEach(resetClock);

const newSecret = () => randomBytes(32).toString('base64url');
const partsOf = (token: string) => token.split('.') as [childId: string, secret: string];

/** Asserts that no call accepts the link. */
const expectDead = async (token: string) => {
  for (const tried of [
    await view(token),
    await answer(token),
    await confirm(token),
    await change(token, everything),
  ])
    expect(codeOf(tried)).toBe('consent_link_invalid');
};

test('404: an invented secret or another child’s', async () => {
  const [one, two] = [await asked(), await asked()];
  const [id, secret] = partsOf(one.token);
  await expectDead(`${id}.${newSecret()}`);
  await expectDead(`${partsOf(two.token)[0]}.${secret}`);
  await expectDead(`${id}.${secret.toLowerCase()}`);
  expect((await view(one.token)).body).toMatchObject({ status: 'asked', history: [] });
  expect((await view(two.token)).body).toMatchObject({ status: 'asked', history: [] });
});

test('404: a child that does not exist or has sent no request', async () => {
  const { child } = await agreed();
  for (const id of ['nobody', 'x'.repeat(64), crypto.randomUUID()]) await expectDead(`${id}.${newSecret()}`);
  await expectDead(`${child.id}.${newSecret()}`);
});

test.each([
  '',
  '.',
  'a',
  `a.${'b'.repeat(42)}`,
  `a.${'b'.repeat(44)}`,
  `.${'b'.repeat(43)}`,
  `a/b.${'b'.repeat(43)}`,
  `USER#a.${'b'.repeat(43)}`,
  `a.${'b'.repeat(42)}\n`,
  `a.${'b'.repeat(43)}.c`,
])('400: %j is not a valid token', async (token) => {
  for (const tried of [
    await view(token),
    await answer(token),
    await confirm(token),
    await change(token, everything),
  ])
    expect(codeOf(tried)).toBe('invalid_input');
});

test('404: the first link cannot confirm, at any time', async () => {
  const { child, adult, token: first } = await asked();
  const refused = async () => {
    expect(codeOf(await confirm(first))).toBe('consent_link_invalid');
    expect(codeOf(await change(first, everything))).toBe('consent_link_invalid');
  };
  await refused();
  await answer(first);
  await refused();
  await passOnSchedule('PT65M');
  const second = tokenIn(await mailAbout(adult, subjects.confirmation));
  await refused();
  await expectShut(child);
  await confirm(second);
  expect(codeOf(await change(first, nothing))).toBe('consent_link_invalid');
  expect((await view(second)).body).toMatchObject({ status: 'given', consents: everything });
});

test('404: the second link changes nothing before its confirmation', async () => {
  const { child, token } = await confirmable(consents('core'));
  expect(codeOf(await change(token, everything))).toBe('consent_link_invalid');
  expect((await view(token)).body).toMatchObject({ status: 'confirm', consents: consents('core') });
  await expectShut(child);
});

test('404: after a new request the link of the previous mail is invalid', async () => {
  const { child, adult, token } = await asked();
  await pass('PT61S');
  await ask(child, adult);
  await expectDead(token);
  const newest = tokenIn(await mailAbout(adult, subjects.request, 2));
  expect((await answer(newest)).body.status).toBe('answered');
});

test('404: after a request to another grown-up the previous one can neither answer nor confirm', async () => {
  const [waiting, { child, adult, token }] = [await asked(), await confirmable()];
  await pass('PT61S');
  const other = newAddress('other');
  await ask(child, other);
  await expectDead(token);
  expect(await mailAbout(other, subjects.request)).toBeDefined();

  await answer(waiting.token);
  await ask(waiting.child, other);
  await passOnSchedule('PT120M');
  expect(await mailsAbout(waiting.adult, subjects.confirmation)).toEqual([]);
  expect(await mailsAbout(adult, subjects.confirmation)).toHaveLength(1);
  await expectShut(waiting.child);
  await expectShut(child);
});

test('200 and 404: a link without an answer is valid for thirty days', async () => {
  const { token } = await asked();
  await pass('P29DT23H');
  expect((await view(token)).status).toBe(200);
  await pass('PT2H');
  await expectDead(token);
});

test('404: a confirmation after thirty days', async () => {
  const { child, token } = await confirmable();
  await pass('P30D');
  await expectDead(token);
  await expectShut(child);
});

test('200: the link to withdraw a given consent stays valid permanently', async () => {
  const { token } = await agreed();
  await pass('P45D');
  expect((await change(token, nothing)).body.status).toBe('withdrawn');
});

test("404: a child's link changes nothing for another child, even with the same grown-up", async () => {
  const adult = newAddress('adult');
  const [one, two] = [await agreed(everything, adult), await agreed(everything, adult)];
  const [, secret] = partsOf(one.token);
  expect(codeOf(await change(`${two.child.id}.${secret}`, nothing))).toBe('consent_link_invalid');
  expect((await view(two.token)).body.consents).toEqual(everything);
});

test('200: a link shows only the name, the age and the region of the child', async () => {
  const { token } = await agreed();
  const { body } = await view(token);
  expect(Object.keys(body.child ?? {}).toSorted()).toEqual(['age', 'region', 'username']);
  const fields = [...new Set(body.history.flatMap((entry) => Object.keys(entry)))];
  expect(fields.toSorted()).toEqual(['at', 'given', 'kind', 'method', 'version']);
});

test('200: after 30 days a link shows no data of the child, but still withdraws consents', async () => {
  const { child, token } = await agreed();
  expect((await view(token)).body.child).not.toBeNull();
  await pass('P31D');
  for (const { status, body } of [await view(token), await change(token, consents('core'))]) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ child: null, history: [], changeable: true });
  }
  expect((await change(token, nothing)).body.status).toBe('withdrawn');
  await expectShut(child);
});
