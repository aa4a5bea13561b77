import { afterEach, expect, test } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import { consentKinds } from '../../contract/consent/kinds';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { latestVersion } from '../../contract/terms/versions';
import { users } from '../../contract/users/endpoints';
import { cloud, functionLogs, resetClock } from '../support/cloud';
import {
  agreed,
  answer,
  anybody,
  ask,
  asked,
  confirm,
  confirmable,
  consents,
  createChild,
  everything,
  expectShut,
  mailAbout,
  mailsAbout,
  nothing,
  subjects,
  view,
} from '../support/consent';
import { codeOf } from '../support/endpoints';
import {
  codeIn,
  linkIn,
  mailsOut,
  mailsTo,
  mailTo,
  newAddress,
  passOnSchedule,
  tokenIn,
} from '../support/mail';
import type { Person } from '../support/people';
import { register } from '../support/pool';
import { newName, setUp, signedIn } from '../support/sign-up';

afterEach(resetClock);

const progress = async ({ call }: Person) => {
  const { body } = await call(onboarding.state, {});
  return { step: body.step, status: body.consent?.status, adult: body.consent?.adult };
};

test('200: consent by e-mail plus needs a confirmation, and the child is refused until then', async () => {
  const [child, adult] = [await createChild(), newAddress('sam')];
  expect(await progress(child)).toEqual({ step: 'consent', status: 'not_asked', adult: null });
  await expectShut(child);

  expect(await ask(child, adult)).toEqual({
    status: 200,
    body: { adult: 's•••@home.test', asked_at: expect.any(String) },
  });
  expect(await progress(child)).toEqual({ step: 'consent', status: 'asked', adult: 's•••@home.test' });
  const request = await mailTo(adult);
  expect(linkIn(request).href).toBe(`${cloud.url}/consent#${tokenIn(request)}`);
  const first = tokenIn(request);
  const { body: open } = await view(first);
  expect(open).toEqual({
    child: { username: expect.any(String), age: 9, region: 'United States' },
    status: 'asked',
    consents: nothing,
    discoverable: false,
    transcripts: false,
    time_zone: null,
    version: latestVersion.number,
    terms: null,
    confirm_after: null,
    changeable: false,
    history: [],
  });
  await expectShut(child);

  const chosen = consents('core', 'ai_text');
  const { body: answered } = await answer(first, chosen);
  expect(answered).toMatchObject({ status: 'answered', consents: chosen });
  expect(answered.history.map(({ method }) => method)).toEqual(Array(4).fill('email'));
  expect(await progress(child)).toMatchObject({ step: 'consent', status: 'answered' });
  await expectShut(child);

  await passOnSchedule('PT55M');
  expect(await mailsTo(adult)).toHaveLength(1);
  expect(codeOf(await view(first))).toBe('consent_answered');
  await passOnSchedule('PT10M');
  const token = tokenIn(await mailAbout(adult, subjects.confirmation));
  await passOnSchedule('PT5M');
  await passOnSchedule('PT10M');
  expect(await mailsTo(adult)).toHaveLength(2);
  expect(codeOf(await view(first))).toBe('consent_answered');
  expect((await view(token)).body).toMatchObject({
    status: 'confirm',
    consents: chosen,
    confirm_after: null,
  });
  expect(await progress(child)).toMatchObject({ step: 'consent', status: 'confirm' });
  await expectShut(child);

  const { body: given } = await confirm(token);
  expect(given).toMatchObject({ status: 'given', consents: chosen, changeable: true });
  expect((await child.call(users.me, {})).body.consents).toEqual(chosen);
  expect(await progress(child)).toEqual({ step: 'interests', status: undefined, adult: undefined });

  const keep = await mailAbout(adult, subjects.given);
  expect(tokenIn(keep)).toBe(token);
  expect(linkIn(await mailAbout(adult, subjects.invitation)).pathname).toBe('/signup');
  await mailsOut();
  expect(await mailsTo(adult)).toHaveLength(4);
  expect(await mailsTo(child.email)).toEqual([]);
});

test('200: each yes and no is recorded with version, time and method', async () => {
  const { token } = await agreed(consents('core', 'voice'));
  const { history } = (await view(token)).body;
  const recorded = history.map(({ kind, given, method }) => [method, kind, given]);
  const said = { core: true, ai_text: false, voice: true, public_sharing: false };
  const each = (method: string) => consentKinds.map((kind) => [method, kind, said[kind]]);
  const sorted = (rows: unknown[][]) => rows.map(String).toSorted();
  expect(sorted(recorded.slice(0, 4))).toEqual(sorted(each('email_plus')));
  expect(sorted(recorded.slice(4))).toEqual(sorted(each('email')));
  expect(new Set(history.map(({ version }) => version))).toEqual(new Set([latestVersion.number]));
  const [confirmed, first] = [history[0], history.at(-1)].map((entry) => Date.parse(entry?.at ?? ''));
  expect((confirmed ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(60 * 60_000);
});

test('200: the second mail is sent at the announced time', async () => {
  const { token } = await asked();
  const { body } = await answer(token);
  const answeredAt = Date.parse(body.history[0]?.at ?? '');
  const wait = Date.parse(body.confirm_after ?? '') - answeredAt;
  expect(Math.abs(wait - 60 * 60_000)).toBeLessThan(2000);
});

test('200: a No to the core excludes the child and keeps the request open', async () => {
  const { child, adult, token } = await asked();
  const no = consents('ai_text', 'voice');
  expect((await answer(token, no)).body).toMatchObject({
    status: 'asked',
    consents: no,
    confirm_after: null,
  });
  await passOnSchedule('PT65M');
  expect(await mailsTo(adult)).toHaveLength(1);
  await expectShut(child);
  expect(await progress(child)).toMatchObject({ status: 'asked' });

  const { body } = await answer(token);
  expect(body.status).toBe('answered');
  expect(body.history.map(({ given }) => given)).toContain(false);
  expect(body.history).toHaveLength(8);
});

test('409: a second answer changes nothing, even a simultaneous one', async () => {
  const { token } = await asked();
  const answers = await Promise.all(
    [consents('core'), everything, consents('core', 'voice')].map((given) => answer(token, given)),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(codeOf(refused)).toBe('consent_answered');
  expect(codeOf(await answer(token, nothing))).toBe('consent_answered');
  expect(done[0]?.body.history).toHaveLength(4);
  expect(codeOf(await view(token))).toBe('consent_answered');
});

test('200: confirmations that are repeated or sent from three tabs count once', async () => {
  const { adult, token } = await confirmable();
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ body }) => body.status)).toEqual(['given', 'given', 'given']);
  expect((await confirm(token)).body.status).toBe('given');
  expect((await view(token)).body.history).toHaveLength(8);
  await mailsOut();
  for (const subject of Object.values(subjects)) expect(await mailsAbout(adult, subject)).toHaveLength(1);
});

test('409: after the answer the first link shows and changes nothing', async () => {
  const { child, first } = await agreed(consents('core'));
  expect(codeOf(await answer(first, everything))).toBe('consent_answered');
  expect((await child.call(users.me, {})).body.consents).toEqual(consents('core'));
  expect(codeOf(await view(first))).toBe('consent_answered');
});

test('200: a grown-up answers for two children separately', async () => {
  const adult = newAddress('adult');
  const [one, two] = [await asked(adult), await asked(adult)];
  await answer(one.token, consents('core'));
  expect((await view(two.token)).body).toMatchObject({ status: 'asked', history: [] });
  await passOnSchedule('PT65M');
  const token = tokenIn(await mailAbout(adult, subjects.confirmation));
  expect(await mailsAbout(adult, subjects.confirmation)).toHaveLength(1);
  await confirm(token);
  expect((await one.child.call(users.me, {})).status).toBe(200);
  await expectShut(two.child);
});

const answers: [what: string, body: object][] = [
  ['without saying to be the guardian', { consents: everything }],
  ['as somebody who is not the guardian', { consents: everything, is_guardian: false }],
  ['without a word on voice', { consents: { ...everything, voice: undefined }, is_guardian: true }],
  ['with maybe', { consents: { ...everything, voice: 'maybe' }, is_guardian: true }],
  ['to more than was asked', { consents: { ...everything, face: true }, is_guardian: true }],
];
test.each(answers)('400: an answer %s', async (_, body) => {
  const { token } = await asked();
  const refused = await anybody(consent.answer, { body: { token, ...body } as never });
  expect(codeOf(refused)).toBe('invalid_input');
  expect((await view(token)).body).toMatchObject({ status: 'asked', history: [] });
});

test('addresses, names and secrets of consents are not logged', async () => {
  const { child, adult, first, token } = await agreed();
  const username = (await view(token)).body.child?.username ?? '';
  await confirm(`${token.slice(0, -4)}AAAA`);
  const code = codeIn(await mailAbout(adult, subjects.invitation));
  await register(adult, `${code}A`).catch(() => undefined);
  await register(adult, code);
  const parent = { ...(await signedIn(adult)), name: newName('Parent') };
  await setUp(parent, { username: parent.name, age: 40, account_type: 'other' });
  const waits = newAddress('waits');
  await anybody(invitations.joinWaitlist, { body: { email: waits } });
  await mailsOut();
  const secrets = [code, ...[first, token].map((text) => text.split('.')[1] ?? '')];
  const logs = (await functionLogs()).join('\n');
  const canaries = [child.email, adult, waits, username, parent.name, child.token, parent.token, ...secrets];
  for (const canary of canaries)
    expect({ canary, isLogged: logs.includes(canary) }).toEqual({ canary, isLogged: false });
});
