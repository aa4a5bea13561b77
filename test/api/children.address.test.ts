import { afterAll, expect, test } from '@jest/globals';
import { children } from '../../contract/children/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { isOfSameSchool, schoolKey } from '../../contract/rules/school';
import { addressOf, askFor, confirmLink, linksOf, settled, signedInAs, subjects } from '../support/addresses';
import { answerAs, byPictures, createFamily, enter, isIn } from '../support/children';
import { outbox, resetClock } from '../support/cloud';
import { mailAbout } from '../support/consent';
import { newAddress } from '../support/mail';
import { createPerson, meOf } from '../support/people';
import { askPool } from '../support/pool';

afterAll(() => resetClock());

test('200: a child gets an address by the guardian’s mailbox and its own, keeps everything, and the pictures end', async () => {
  const { guardian, id, device } = await createFamily();
  const before = await meOf(await enter(id, byPictures(device)));
  const next = newAddress('first');
  expect((await addressOf(guardian, { id })).body).toEqual({ email: null, change: null });
  expect((await askFor(guardian, { id }, next)).status).toBe(200);
  const links = await linksOf(guardian, next);
  await confirmLink(links.present);
  await confirmLink(links.next);
  await mailAbout(next, subjects.changed);
  const after = await signedInAs({ id }, next);
  expect(await meOf(after)).toEqual({ ...before, email: next });
  expect(await isIn(id, byPictures(device))).toBe(false);
  await expect(answerAs(next, byPictures(device))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect((await guardian.call(children.list, {})).body.children).toEqual([]);
  await settled();
  expect((await outbox()).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
});

test('404: nobody finds a child by its made-up address, and nobody is shown it', async () => {
  const { guardian, id } = await createFamily();
  const teacher = await createPerson('teacher');
  const query = { email: madeUpAddress(id) };
  expect(await teacher.call(friends.searchByEmail, { query })).toMatchObject({
    status: 404,
    body: { code: 'student_email_unknown' },
  });
  const { body } = await teacher.call(friends.bulkRequest, { body: { emails: [query.email] } });
  expect(body.failed).toHaveLength(1);
  const seen = (await guardian.call(friends.list, {})).body;
  expect(JSON.stringify(seen)).toContain(id);
  expect(JSON.stringify(seen)).not.toContain('.invalid');
});

test('200: no code is mailed for a forgotten password of a child without an address', async () => {
  const { id } = await createFamily();
  const before = (await outbox()).length;
  await askPool('ForgotPassword', { ClientId: 'inkwrenlaptop', Username: madeUpAddress(id) });
  expect((await outbox()).length).toBe(before);
});

test('200: two children without an address share no board and no school by it', () => {
  const [one, other] = ['one', 'other'].map((id) => ({ email: madeUpAddress(id), school: 'Maple' }));
  expect(one !== undefined && other !== undefined && isOfSameSchool(one, other)).toBe(false);
  expect(schoolKey(madeUpAddress('one'), 'Maple')).toBe('school:maple');
  expect(schoolKey(madeUpAddress('one'), null)).toBeNull();
});
