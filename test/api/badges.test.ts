import { afterEach, expect, test } from '@jest/globals';
import { badges } from '../../contract/badges/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { dashboard } from '../../contract/dashboard/endpoints';
import { family } from '../../contract/family/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { users } from '../../contract/users/endpoints';
import {
  type BadgeClass,
  byBadge,
  createBadgeClass,
  createClass,
  idIn,
  joinClass,
  listOf,
  makeBadges,
  openFor,
} from '../support/badges';
import { everythingStored, withCanary } from '../support/canaries';
import {
  answerAs,
  byPictures,
  createFamily,
  enter,
  isIn,
  others,
  refresh,
  triesOf,
} from '../support/children';
import { advanceClock, atRest, functionLogs, resetClock, testOnOwnEngine } from '../support/cloud';
import { anybody } from '../support/consent';
import { shutAccount } from '../support/deletion';
import { codeOf } from '../support/endpoints';
import { decide } from '../support/families';
import { pageOf } from '../support/family';
import { changeFields, request, unfriend } from '../support/friends';
import { createPerson, meOf, type Person } from '../support/people';

afterEach(() => resetClock());

const refused = { name: 'NotAuthorizedException' };
const wrong = 'A'.repeat(22);

const clock = async () => Date.parse(((await advanceClock('PT0S')) as { now: string }).now);

/** Moves the clock to so many seconds before a moment; after it with a negative number. */
const moveTo = async (moment: string, secondsBefore: number) => {
  const left = Math.round((Date.parse(moment) - (await clock())) / 1000) - secondsBefore;
  await advanceClock(`PT${left}S`);
};

const archive = (
  of: { teacher: Awaited<ReturnType<typeof createPerson>>; classId: string },
  archived: boolean,
) => of.teacher.call(classes.change, { params: { id: of.classId }, body: { archived } });

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

test('401: at midnight in the class the device ends, and the next day needs a new one', async () => {
  const { teacher, classId, pupil, device, until } = await createBadgeClass();
  await moveTo(until, 60);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  await moveTo(until, -1);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  expect(codeOf(await anybody(badges.viewDevice, { body: { device } }))).toBe('class_device_closed');
  expect((await listOf(teacher, classId)).devices).toEqual([]);
  const next = await openFor(teacher, classId);
  expect(await isIn(pupil.id, byBadge(next.device, pupil.secret))).toBe(true);
});

test('200: midnight is that of the device’s time zone, and of New York without one', async () => {
  const { teacher, classId } = await createBadgeClass();
  const hourIn = async (zone: string | undefined, shown: string) =>
    new Date((await openFor(teacher, classId, zone)).until).toLocaleTimeString('en-GB', { timeZone: shown });
  expect(await hourIn('Asia/Kolkata', 'Asia/Kolkata')).toBe('00:00:00');
  expect(await hourIn('Pacific/Auckland', 'Pacific/Auckland')).toBe('00:00:00');
  expect(await hourIn(undefined, 'America/New_York')).toBe('00:00:00');
  expect(await hourIn('Nowhere/At_All', 'America/New_York')).toBe('00:00:00');
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

test('401: a guardian who ends the class, the teacher or the badge of an archived class signs the child out', async () => {
  const ends = {
    class: ({ pupil, classId }: BadgeClass) =>
      pupil.guardian.call(family.leaveClass, { params: { child_id: pupil.id, class_id: classId } }),
    teacher: ({ pupil, teacher }: BadgeClass) => decide(pupil.guardian, pupil, teacher, false),
    badge: async (of: BadgeClass) => {
      await archive(of, true);
      return of.pupil.guardian.call(badges.endForChild, {
        params: { child_id: of.pupil.id, class_id: of.classId },
      });
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    const of = await createBadgeClass();
    const child = await enter(of.pupil.id, byBadge(of.device, of.pupil.secret));
    expect((await child.call(users.me, {})).status).toBe(200);
    await end(of);
    expect([name, codeOf(await child.call(users.me, {}))]).toEqual([name, 'unauthenticated']);
  }
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

test('401: while the class is archived its badges and devices let nobody in', async () => {
  const of = await createBadgeClass();
  const { teacher, classId, pupil, device } = of;
  await archive(of, true);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  for (const answer of [
    await teacher.call(badges.list, { params: { id: classId } }),
    await teacher.call(badges.make, { params: { id: classId }, body: { pupils: [pupil.id] } }),
    await teacher.call(badges.openDevice, { params: { id: classId }, body: { name: 'Late' } }),
  ])
    expect(codeOf(answer)).toBe('class_not_found');
  await archive(of, false);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
});

test('401: a pupil who has left the class has no badge, also after coming back', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  const assign = (body: { add: string[]; remove: string[] }) =>
    teacher.call(classes.assign, { params: { id: classId }, body });
  await assign({ add: [], remove: [pupil.id] });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  await assign({ add: [pupil.id], remove: [] });
  expect(await listOf(teacher, classId)).toMatchObject({ pupils: [{ id: pupil.id, made_at: null }] });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
});

test('401: a child who has ended the teacher’s access, or whose guardian has, is not let in by the badge', async () => {
  const { teacher, pupil, pupils, device } = await createBadgeClass(2);
  const [, other = pupil] = pupils;
  await unfriend(await enter(pupil.id, byPictures(pupil.device)), teacher);
  expect((await decide(other.guardian, other, teacher, false)).status).toBe(200);
  for (const { id, secret } of [pupil, other]) expect(await isIn(id, byBadge(device, secret))).toBe(false);
});

test('401: while the consent to the core is taken back, no badge lets the child in and none is made', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  const none = { core: false, ai_text: false, voice: false, public_sharing: false };
  await changeFields(pupil.id, { consents: none });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  expect(await makeBadges(teacher, classId, [pupil.id])).toEqual([]);
});

test('401: a teacher who is not verified any more, or whose account is being deleted, has no badges', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  await changeFields(teacher.id, { verified: false });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  const params = { id: classId };
  expect(codeOf(await teacher.call(badges.make, { params, body: { pupils: [pupil.id] } }))).toBe(
    'not_verified',
  );
  expect(codeOf(await teacher.call(badges.openDevice, { params, body: { name: 'Mine' } }))).toBe(
    'not_verified',
  );
  await changeFields(teacher.id, { verified: true });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  await shutAccount(teacher);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
});

test('401: a badge is that of one pupil, one class and one teacher', async () => {
  const { teacher, domain, classId, pupil, pupils, device } = await createBadgeClass(2);
  const [, other = pupil] = pupils;
  expect(await isIn(other.id, byBadge(device, pupil.secret))).toBe(false);
  const second = await createClass(teacher, 'Foxes');
  const elsewhere = await openFor(teacher, second.id);
  expect(await isIn(pupil.id, byBadge(elsewhere.device, pupil.secret))).toBe(false);
  await joinClass(pupil, domain, second.code);
  expect(await isIn(pupil.id, byBadge(elsewhere.device, pupil.secret))).toBe(false);
  const [there] = await makeBadges(teacher, second.id, [pupil.id]);
  expect(await isIn(pupil.id, byBadge(elsewhere.device, there?.secret ?? ''))).toBe(true);
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  const colleague = await createPerson('teacher', { school: domain }, `colleague@${domain}`);
  const params = { id: classId };
  for (const answer of [
    await colleague.call(badges.list, { params }),
    await colleague.call(badges.make, { params, body: { pupils: [pupil.id] } }),
    await colleague.call(badges.openDevice, { params, body: { name: 'Mine' } }),
    await colleague.call(badges.revoke, { params: { ...params, pupil: pupil.id } }),
    await colleague.call(badges.closeDevice, { params: { ...params, device: idIn(device) } }),
  ])
    expect(codeOf(answer)).toBe('class_not_found');
  const own = await createClass(colleague);
  await colleague.call(badges.closeDevice, { params: { id: own.id, device: idIn(device) } });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
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

testOnOwnEngine(
  '401: of any number of simultaneous wrong tries one is the tenth; the right badge waits, elsewhere it does not',
  async () => {
    const { teacher, classId, pupil, pupils, device } = await createBadgeClass(2);
    const [, other = pupil] = pupils;
    const guess = () => isIn(pupil.id, byBadge(device, wrong));
    for (let n = 1; n <= 9; n++) expect(await guess()).toBe(false);
    expect(await Promise.all(Array.from({ length: 24 }, guess))).not.toContain(true);
    // Counts even if the machine is so busy that the pool has given up on all of the burst.
    expect(await guess()).toBe(false);
    expect(await triesOf(pupil.id, 'BadgeVisit')).toEqual([10]);
    expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
    expect(await isIn(other.id, byBadge(device, other.secret))).toBe(true);
    const second = await openFor(teacher, classId);
    expect(await isIn(pupil.id, byBadge(second.device, pupil.secret))).toBe(true);
  },
);

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

test('401: wrong pictures at home do not shut the badge out, nor wrong badges the pictures', async () => {
  const { pupil, device } = await createBadgeClass();
  for (let n = 0; n < 5; n++) await isIn(pupil.id, byPictures(pupil.device, others));
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  const second = await createBadgeClass();
  for (let n = 0; n < 11; n++) await isIn(second.pupil.id, byBadge(second.device, wrong));
  expect(await isIn(second.pupil.id, byPictures(second.pupil.device))).toBe(true);
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

test('200: a pupil who is deleted leaves the badges of the class', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  await shutAccount(pupil.guardian, { child_id: pupil.id });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  expect((await listOf(teacher, classId)).pupils).toEqual([]);
  expect((await teacher.call(friends.list, {})).body).toEqual([]);
});
