import { afterEach, expect, test } from '@jest/globals';
import { badges } from '../../contract/badges/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { family } from '../../contract/family/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { users } from '../../contract/users/endpoints';
import { byBadge, createBadgeClass, idIn, listOf, makeBadges, openFor } from '../support/badges';
import { everythingStored, withCanary } from '../support/canaries';
import { answerAs, byPictures, createFamily, enter, isIn, refresh } from '../support/children';
import { advanceClock, atRest, functionLogs, resetClock, testOnOwnEngine } from '../support/cloud';
import { anybody } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { decide } from '../support/families';
import { pageOf } from '../support/family';
import { request } from '../support/friends';
import { createPerson, meOf, type Person } from '../support/people';

afterEach(() => resetClock());

const refused = { name: 'NotAuthorizedException' };
const wrong = 'A'.repeat(22);

const clock = async () => Date.parse(((await advanceClock('PT0S')) as { now: string }).now);

test('200: a badge lets its pupil in on a device that the teacher has opened, again and again', async () => {
  const { teacher, classId, pupil, device, until } = await createBadgeClass();
  expect((await anybody(badges.viewDevice, { body: { device } })).body).toEqual({
    class_name: 'Owls',
    until,
  });
  const child = await enter(pupil.id, byBadge(device, pupil.secret));
  expect(await meOf(child)).toMatchObject({ id: pupil.id, role: 'student' });
  expect((await child.call(dashboard.get, {})).status).toBe(200);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  expect(await listOf(teacher, classId)).toMatchObject({
    name: 'Owls',
    pupils: [{ id: pupil.id, has_address: false, made_at: expect.any(String) }],
    devices: [{ id: idIn(device), name: 'Tablet 7', until, used_at: expect.any(String) }],
  });
});

test('401: without a device, or on one of the family, a badge is worth nothing; nor are pictures on one of the class', async () => {
  const { pupil, device } = await createBadgeClass();
  expect(await isIn(pupil.id, byBadge(pupil.device, pupil.secret))).toBe(false);
  expect(await isIn(pupil.id, byPictures(device))).toBe(false);
  const forged = `${device.slice(0, -43)}${'A'.repeat(43)}`;
  expect(await isIn(pupil.id, byBadge(forged, pupil.secret))).toBe(false);
  expect(codeOf(await anybody(badges.viewDevice, { body: { device: forged } }))).toBe('class_device_closed');
});

test('401: a closed device lets nobody in, signs out who came in there, and nobody else', async () => {
  const { teacher, classId, pupil, pupils, device } = await createBadgeClass(2);
  const [, other = pupil] = pupils;
  const inClass = await enter(pupil.id, byBadge(device, pupil.secret));
  const atHome = await enter(other.id, byPictures(other.device));
  const params = { id: classId, device: idIn(device) };
  expect((await teacher.call(badges.closeDevice, { params })).body.devices).toEqual([]);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  await expect(refresh(inClass.refreshToken)).rejects.toMatchObject(refused);
  expect(await refresh(atHome.refreshToken)).toMatchObject({ AuthenticationResult: expect.anything() });
  expect((await teacher.call(badges.closeDevice, { params })).status).toBe(200);
});

test('401: a revoked badge ends with its session, and a new one ends the old print', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  const child = await enter(pupil.id, byBadge(device, pupil.secret));
  const params = { id: classId, pupil: pupil.id };
  const { body } = await teacher.call(badges.revoke, { params });
  expect(body.pupils).toMatchObject([{ id: pupil.id, made_at: null }]);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  await expect(refresh(child.refreshToken)).rejects.toMatchObject(refused);
  const [second] = await makeBadges(teacher, classId, [pupil.id]);
  expect(await isIn(pupil.id, byBadge(device, second?.secret ?? ''))).toBe(true);
  const [third] = await makeBadges(teacher, classId, [pupil.id]);
  expect(await isIn(pupil.id, byBadge(device, second?.secret ?? ''))).toBe(false);
  expect(await isIn(pupil.id, byBadge(device, third?.secret ?? ''))).toBe(true);
  expect(await isIn(pupil.id, byPictures(pupil.device))).toBe(true);
});

test('200: a guardian sees the badge and ends it, and only that: the child is signed out and stays in the class', async () => {
  const { teacher, classId, pupil, pupils, device } = await createBadgeClass(2);
  const [, other = pupil] = pupils;
  const child = await enter(pupil.id, byBadge(device, pupil.secret));
  const page = async () => (await pageOf(pupil.guardian, pupil)).body;
  const [shown] = (await page()).classes;
  expect(shown).toMatchObject({ id: classId, name: 'Owls', badge_since: expect.stringMatching(/^\d{4}-/) });
  const end = (who: Pick<Person, 'call'>, child_id = pupil.id, class_id = classId) =>
    who.call(badges.endForChild, { params: { child_id, class_id } });
  for (const who of [teacher, other.guardian, await createPerson('parent')])
    expect(codeOf(await end(who))).toBe('child_not_found');
  expect(codeOf(await end(pupil.guardian, other.id))).toBe('child_not_found');
  expect(codeOf(await end(pupil.guardian, pupil.id, '01ARZ3NDEKTSV4RRFFQ69G5FAA'))).toBe('class_not_found');
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);

  expect((await end(pupil.guardian)).body).toEqual({ ended: true });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  expect(codeOf(await child.call(users.me, {}))).toBe('unauthenticated');
  await expect(refresh(child.refreshToken)).rejects.toMatchObject(refused);
  const after = await page();
  expect(after.classes).toMatchObject([{ id: classId, badge_since: null }]);
  expect(after.changes[0]).toMatchObject({ what: 'badge_ended', you: true });
  expect((await end(pupil.guardian)).body).toEqual({ ended: true });
  expect((await page()).changes.filter(({ what }) => what === 'badge_ended')).toHaveLength(1);
  expect(await isIn(other.id, byBadge(device, other.secret))).toBe(true);
});

test('200: a child without a badge stays signed in at home when a guardian ends the class or the teacher', async () => {
  for (const what of ['class', 'teacher'] as const) {
    const { pupil, teacher, classId } = await createBadgeClass();
    await teacher.call(badges.revoke, { params: { id: classId, pupil: pupil.id } });
    await advanceClock('PT2S');
    const child = await enter(pupil.id, byPictures(pupil.device));
    await advanceClock('PT2S');
    const ended =
      what === 'class'
        ? await pupil.guardian.call(family.leaveClass, { params: { child_id: pupil.id, class_id: classId } })
        : await decide(pupil.guardian, pupil, teacher, false);
    expect([what, ended.status]).toEqual([what, 200]);
    expect([what, (await child.call(users.me, {})).status]).toEqual([what, 200]);
  }
});

test('200: badges are made for pupils of the class without an address only', async () => {
  const { teacher, classId, code, pupil, createPupil } = await createBadgeClass();
  const withAddress = await createPupil();
  await withAddress.call(classes.join, { body: { code } });
  const stranger = await createFamily();
  const asked = await createFamily();
  await request(teacher, asked);
  const wanted = [pupil.id, withAddress.id, stranger.id, asked.id, teacher.id, 'nobody'];
  expect((await makeBadges(teacher, classId, wanted)).map((one) => one.pupil)).toEqual([pupil.id]);
  const { pupils } = await listOf(teacher, classId);
  expect(pupils.find(({ id }) => id === withAddress.id)).toMatchObject({ has_address: true, made_at: null });
  expect(pupils.map(({ id }) => id).toSorted()).toEqual([pupil.id, withAddress.id].toSorted());
});

test('401: a badge leads to nobody with an address of their own, a teacher or a guardian least of all', async () => {
  const { teacher, pupil, device, code, createPupil } = await createBadgeClass();
  const withAddress = await createPupil();
  await withAddress.call(classes.join, { body: { code } });
  for (const { email } of [teacher, pupil.guardian, withAddress, await createPerson('operator')])
    await expect(answerAs(email, byBadge(device, pupil.secret))).rejects.toMatchObject(refused);
  for (const { id } of [teacher, pupil.guardian, withAddress])
    await expect(answerAs(madeUpAddress(id), byBadge(device, pupil.secret))).rejects.toMatchObject(refused);
});

test('401: the tenth try is the last before the limit, and a right one begins anew', async () => {
  const { pupil, device } = await createBadgeClass();
  const tryWrong = async (times: number) => {
    for (let n = 0; n < times; n++) expect(await isIn(pupil.id, byBadge(device, wrong))).toBe(false);
  };
  await tryWrong(9);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  await tryWrong(9);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  await tryWrong(10);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
});

test('409: forty devices are open for a class at most', async () => {
  const { teacher, classId, device } = await createBadgeClass();
  for (let n = 1; n < 40; n++) await openFor(teacher, classId);
  const one = () => teacher.call(badges.openDevice, { params: { id: classId }, body: { name: 'One more' } });
  expect(codeOf(await one())).toBe('class_devices_limit');
  await teacher.call(badges.closeDevice, { params: { id: classId, device: idIn(device) } });
  expect((await one()).status).toBe(200);
});

testOnOwnEngine('no secret of a badge or a device is stored or logged', async () => {
  const { pupil, device } = await createBadgeClass();
  const secrets = [pupil.secret, device.split('.')[2] ?? ''];
  await isIn(pupil.id, byBadge(device, pupil.secret));
  await isIn(pupil.id, byBadge(device, wrong));
  await anybody(badges.viewDevice, { body: { device } });
  await atRest();
  const logs = (await functionLogs()).join('\n');
  expect(logs).toContain('a child has answered');
  const kept = withCanary(await everythingStored(new Date(await clock())), secrets);
  expect(kept).toEqual([]);
  for (const secret of secrets) expect(logs).not.toContain(secret);
});
