import { afterEach, expect, test } from '@jest/globals';
import { badges } from '../../../contract/badges/endpoints';
import { classes } from '../../../contract/classes/endpoints';
import { family } from '../../../contract/family/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { users } from '../../../contract/users/endpoints';
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
} from '../../support/badges';
import { byPictures, enter, isIn, others, triesOf } from '../../support/children';
import { advanceClock, resetClock, testOnOwnEngine } from '../../support/cloud';
import { anybody } from '../../support/consent';
import { shutAccount } from '../../support/deletion';
import { codeOf } from '../../support/endpoints';
import { decide } from '../../support/families';
import { changeFields, unfriend } from '../../support/friends';
import { createPerson } from '../../support/people';

afterEach(() => resetClock());

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

test('401: wrong pictures at home do not shut the badge out, nor wrong badges the pictures', async () => {
  const { pupil, device } = await createBadgeClass();
  for (let n = 0; n < 5; n++) await isIn(pupil.id, byPictures(pupil.device, others));
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(true);
  const second = await createBadgeClass();
  for (let n = 0; n < 11; n++) await isIn(second.pupil.id, byBadge(second.device, wrong));
  expect(await isIn(second.pupil.id, byPictures(second.pupil.device))).toBe(true);
});

test('200: a pupil who is deleted leaves the badges of the class', async () => {
  const { teacher, classId, pupil, device } = await createBadgeClass();
  await shutAccount(pupil.guardian, { child_id: pupil.id });
  expect(await isIn(pupil.id, byBadge(device, pupil.secret))).toBe(false);
  expect((await listOf(teacher, classId)).pupils).toEqual([]);
  expect((await teacher.call(friends.list, {})).body).toEqual([]);
});
