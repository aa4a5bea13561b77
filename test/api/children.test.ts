import { afterAll, expect, test } from '@jest/globals';
import { children } from '../../contract/children/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { users } from '../../contract/users/endpoints';
import { maskedAddress } from '../../lambdas/accounts/mask';
import {
  addChild,
  answerAs,
  byPictures,
  confirmAdded,
  createFamily,
  createParent,
  enter,
  isIn,
  openDevice,
  others,
  refresh,
  stateOn,
  tapped,
  triesOf,
} from '../support/children';
import { advanceClock, outbox, resetClock, testOnOwnEngine } from '../support/cloud';
import { anybody, confirm, mailAbout, mailsAbout, subjects } from '../support/consent';
import { passOnSchedule, tokenIn } from '../support/mail';
import { createPerson, randomLetters } from '../support/people';
import { register } from '../support/pool';

afterAll(() => resetClock());

const refused = { name: 'NotAuthorizedException' };

test('200: a family whose child has no e-mail address begins, and the child comes in by four pictures', async () => {
  const guardian = await createParent();
  const name = `Pip ${randomLetters()}`;
  const added = await addChild(guardian, { name });
  expect(added).toMatchObject({
    status: 200,
    body: { children: [{ name, avatar: 'owl', state: 'waiting', closed: false }], devices: [] },
  });
  const { device } = await openDevice(guardian);
  const id = added.body.children[0]?.id ?? '';
  expect(await isIn(id, byPictures(device))).toBe(false);
  await confirmAdded(guardian);
  expect((await guardian.call(children.list, {})).body.children).toMatchObject([{ id, state: 'ready' }]);
  expect(await stateOn(device)).toEqual({ id, name, avatar: 'owl', state: 'open', wait_until: null });
  const child = await enter(id, byPictures(device));
  const me = (await child.call(users.me, {})).body;
  expect(me).toMatchObject({ id, role: 'student', region: 'United States', birth_year: expect.any(Number) });
  expect(me.username).toBe(name);
  expect((await child.call(dashboard.get, {})).status).toBe(200);
  expect((await guardian.call(users.me, {})).body.verified).toBe(true);
  expect((await guardian.call(consent.children, {})).body.children).toMatchObject([
    { child_id: id, status: 'given', avatar: 'owl' },
  ]);
  expect((await outbox()).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});

test('409, 403: a child who is too young, who decides alone, or whose name belongs to somebody is not added', async () => {
  const guardian = await createParent();
  const year = new Date().getFullYear();
  const code = async (of: object) => (await addChild(guardian, of)).body.code;
  expect(await code({ birth_year: year - 8 })).toBe('too_young');
  expect(await code({ birth_year: year - 14 })).toBe('decides_alone');
  const { username } = (await (await createPerson()).call(users.me, {})).body;
  expect(await code({ name: username })).toBe('username_taken');
  expect(await code({ name: 'admin' })).toBe('username_not_allowed');
  expect((await guardian.call(children.list, {})).body.children).toEqual([]);
});

test('400: a child is added with a yes to the core, by its guardian, and with four different pictures', async () => {
  const guardian = await createParent();
  const consents = { core: false, ai_text: false, voice: false, public_sharing: false };
  for (const of of [
    { consents },
    { is_guardian: false },
    { pictures: tapped.slice(1) },
    { pictures: [...tapped.slice(1), 'moon'] },
  ])
    expect(await addChild(guardian, of)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('200: the wrong pictures, or the right ones in another order, let nobody in; the fifth try is the last before a wait', async () => {
  const { id, device } = await createFamily();
  for (let n = 1; n <= 4; n++) expect(await isIn(id, byPictures(device, others))).toBe(false);
  expect(await stateOn(device)).toMatchObject({ state: 'open' });
  expect(await isIn(id, byPictures(device))).toBe(true);
  for (let n = 1; n <= 5; n++) expect(await isIn(id, byPictures(device, others))).toBe(false);
  expect(await stateOn(device)).toMatchObject({ state: 'wait', wait_until: expect.any(String) });
  expect(await isIn(id, byPictures(device))).toBe(false);
  await advanceClock('PT4M30S');
  expect(await isIn(id, byPictures(device))).toBe(false);
  await advanceClock('PT31S');
  expect(await stateOn(device)).toMatchObject({ state: 'open', wait_until: null });
  expect(await isIn(id, byPictures(device))).toBe(true);
});

testOnOwnEngine(
  '200: of any number of simultaneous tries five are compared, and the right one after them is not',
  async () => {
    const { id, device } = await createFamily();
    const guess = () => isIn(id, byPictures(device, others));
    for (let n = 1; n < 5; n++) expect(await guess()).toBe(false);
    expect(await Promise.all(Array.from({ length: 24 }, guess))).not.toContain(true);
    // Counts even if the machine is so busy that the pool has given up on all of the burst.
    expect(await guess()).toBe(false);
    expect(await triesOf(id, 'PictureTries')).toEqual([5]);
    expect(await stateOn(device)).toMatchObject({ state: 'wait' });
    expect(await isIn(id, byPictures(device))).toBe(false);
  },
);

test('404: the pictures work on devices of the family only, and on none that was ended', async () => {
  const { guardian, id, device, device_id } = await createFamily();
  const stranger = await createFamily();
  expect(await isIn(id, byPictures(stranger.device))).toBe(false);
  expect(await isIn(id, byPictures(`${device.slice(0, -43)}${'A'.repeat(43)}`))).toBe(false);
  const child = await enter(id, byPictures(device));
  const ended = await guardian.call(children.endDevice, { params: { device: device_id } });
  expect(ended).toMatchObject({ status: 200, body: { devices: [] } });
  expect(await isIn(id, byPictures(device))).toBe(false);
  await expect(refresh(child.refreshToken)).rejects.toMatchObject(refused);
  expect(await anybody(children.viewDevice, { body: { device } })).toMatchObject({
    status: 404,
    body: { code: 'family_device_ended' },
  });
});

test('200: a foreign guardian ends no device, sees none, and changes no pictures', async () => {
  const { id, device_id, device } = await createFamily();
  const { guardian } = await createFamily();
  await guardian.call(children.endDevice, { params: { device: device_id } });
  expect(await isIn(id, byPictures(device))).toBe(true);
  const params = { child: id };
  for (const call of [
    guardian.call(children.setPictures, { params, body: { pictures: others } }),
    guardian.call(children.makeCode, { params }),
  ])
    expect(await call).toMatchObject({ status: 404, body: { code: 'child_not_found' } });
});

test('200: a code lets the child in once, on any device, and only for ten minutes', async () => {
  const { guardian, id } = await createFamily();
  const make = async () =>
    (await guardian.call(children.makeCode, { params: { child: id } })).body.code ?? '';
  const code = await make();
  const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
  expect((await anybody(children.findByCode, { body: { code: typed } })).body.child).toBe(id);
  const both = [{ kind: 'code', code: typed } as const, { kind: 'code', code } as const];
  const answers = await Promise.all(both.map((answer) => isIn(id, answer)));
  expect(answers.toSorted()).toEqual([false, true]);
  expect(await anybody(children.findByCode, { body: { code } })).toMatchObject({
    status: 404,
    body: { code: 'children_code_invalid' },
  });
  const late = await make();
  await advanceClock('PT10M');
  expect(await isIn(id, { kind: 'code', code: late })).toBe(false);
});

test('200: a code of one child lets no other child in', async () => {
  const { guardian, id } = await createFamily();
  const other = await createFamily();
  const { code } = (await guardian.call(children.makeCode, { params: { child: id } })).body;
  expect(await isIn(other.id, { kind: 'code', code: code ?? '' })).toBe(false);
});

test('401: nobody with an address of their own is asked for pictures, and the answer is that for nobody', async () => {
  const { guardian, device } = await createFamily();
  const [grownUp, teen, operator] = [guardian, await createPerson(), await createPerson('operator')];
  for (const { email } of [grownUp, teen, operator, { email: 'nobody@home.test' }])
    await expect(answerAs(email, byPictures(device))).rejects.toMatchObject(refused);
  await expect(answerAs(guardian.id, byPictures(device))).rejects.toMatchObject(refused);
  await expect(answerAs(madeUpAddress(guardian.id), byPictures(device))).rejects.toMatchObject(refused);
});

test('401: an answer that is none lets nobody in', async () => {
  const { id, device } = await createFamily();
  for (const answer of ['', ' ', 'null', '{}', JSON.stringify({ ...byPictures(device), kind: 'code' })])
    await expect(answerAs(madeUpAddress(id), answer)).rejects.toMatchObject({
      name: expect.stringMatching(/NotAuthorizedException|InvalidParameterException/),
    });
});

test('401: nobody signs up with a made-up address', async () => {
  await expect(register(madeUpAddress('somebody'), 'any code')).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
  });
});

test('200: a child’s session is none of the site’s app client', async () => {
  const { id, device } = await createFamily();
  const { refreshToken } = await enter(id, byPictures(device));
  await expect(refresh(refreshToken, 'inkwrenlaptop')).rejects.toMatchObject(refused);
  expect(await refresh(refreshToken)).toMatchObject({
    AuthenticationResult: { IdToken: expect.any(String) },
  });
});

test('200: a second mail that was lost is sent again, with a new link; the pause and the limit stay', async () => {
  const guardian = await createParent();
  const { body } = await addChild(guardian);
  const params = { child: body.children[0]?.id ?? '' };
  const again = (who = guardian) => who.call(children.mailAgain, { params });
  const mails = () => mailsAbout(guardian.email, subjects.confirmation);
  expect(await again()).toMatchObject({ status: 409, body: { code: 'confirmation_not_due' } });
  await passOnSchedule('PT65M');
  const first = tokenIn(await mailAbout(guardian.email, subjects.confirmation));
  expect((await again(await createParent())).body).toMatchObject({ code: 'child_not_found' });
  expect(await again()).toEqual({ status: 200, body: { sent_to: maskedAddress(guardian.email) } });
  expect(await again()).toMatchObject({ status: 429, body: { code: 'confirmation_too_often' } });
  await passOnSchedule('PT6M');
  const second = tokenIn(await mailAbout(guardian.email, subjects.confirmation, 2));
  expect((await confirm(first)).status).toBe(404);
  for (let i = 2; i <= 5; i++) {
    expect((await again()).status).toBe(200);
    await passOnSchedule('PT6M');
  }
  expect(await again()).toMatchObject({ status: 429, body: { code: 'confirmation_too_often' } });
  expect(await mails()).toHaveLength(6);
  expect((await confirm(second)).status).toBe(404);
  await confirm(tokenIn(await mailAbout(guardian.email, subjects.confirmation, 6)));
  expect((await guardian.call(children.list, {})).body.children).toMatchObject([{ state: 'ready' }]);
  expect(await again()).toMatchObject({ status: 404, body: { code: 'child_not_found' } });
});
