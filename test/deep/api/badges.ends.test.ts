import { afterEach, expect, test } from '@jest/globals';
import { badges } from '../../../contract/badges/endpoints';
import { classes } from '../../../contract/classes/endpoints';
import { users } from '../../../contract/users/endpoints';
import {
  type BadgeClass,
  byBadge,
  createBadgeClass,
  createClass,
  makeBadges,
  openFor,
} from '../../support/badges';
import { byPictures, createFamily, enter, isIn, refresh } from '../../support/children';
import { advanceClock, hold, isHeld, letGo, resetClock, seed, testOnOwnEngine } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { pageOf } from '../../support/family';
import { changeFields, createSchool } from '../../support/friends';
import { itemsIn } from '../../support/voice';

afterEach(resetClock);

const endBadge = ({ id, guardian }: Pick<BadgeClass['pupil'], 'id' | 'guardian'>, class_id: string) =>
  guardian.call(badges.endForChild, { params: { child_id: id, class_id } });

const refused = { name: 'NotAuthorizedException' };

test('200: both guardians see the badge of one who teaches the child, and the other ends it', async () => {
  const [{ guardian, id }, { teacher }] = [await createFamily(), await createSchool()];
  await seed({ task: 'guardian', adult: teacher.email, childId: id });
  const owls = await createClass(teacher);
  await teacher.call(classes.assign, { params: { id: owls.id }, body: { add: [id], remove: [] } });
  const [made] = await makeBadges(teacher, owls.id, [id]);
  const { device } = await openFor(teacher, owls.id);
  const child = await enter(id, byBadge(device, made?.secret ?? ''));
  for (const who of [guardian, teacher])
    expect((await pageOf(who, { id })).body.classes).toMatchObject([
      { id: owls.id, badge_since: expect.stringMatching(/^\d{4}-/) },
    ]);
  await endBadge({ id, guardian }, owls.id);
  expect(await isIn(id, byBadge(device, made?.secret ?? ''))).toBe(false);
  await expect(refresh(child.refreshToken)).rejects.toMatchObject(refused);
});

const authTime = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).auth_time;

test('401: a session counts from its own second on, and not from an earlier one', async () => {
  const { id, device } = await createFamily();
  const child = await enter(id, byPictures(device));
  await changeFields(id, { sessions_from: authTime(child.token) });
  expect((await child.call(users.me, {})).status).toBe(200);
  await changeFields(id, { sessions_from: authTime(child.token) + 1 });
  expect(codeOf(await child.call(users.me, {}))).toBe('unauthenticated');
});

test('401: a session of the second in which the badge ends is over, and one that begins two seconds later holds', async () => {
  const { pupil, classId, device } = await createBadgeClass();
  const { token, call } = await enter(pupil.id, byBadge(device, pupil.secret));
  await endBadge(pupil, classId);
  expect(codeOf(await call(users.me, {}))).toBe('unauthenticated');
  const [record] = (await itemsIn(`USER#${pupil.id}`)).filter(({ sk }) => sk?.S === 'PROFILE');
  expect(Number(record?.sessions_from?.N)).toBeGreaterThanOrEqual(authTime(token) + 2);
  await advanceClock('PT2S');
  const later = await enter(pupil.id, byPictures(pupil.device));
  expect((await later.call(users.me, {})).status).toBe(200);
});

testOnOwnEngine('401: a badge that is ended while it is shown lets nobody in', async () => {
  const { teacher, pupil, classId, device } = await createBadgeClass();
  for (const operation of ['UpdateItem', 'TransactWriteItems']) {
    const [made] = await makeBadges(teacher, classId, [pupil.id]);
    await hold('ChildrenSignIn', operation);
    const entering = isIn(pupil.id, byBadge(device, made?.secret ?? ''));
    await isHeld();
    await endBadge(pupil, classId);
    await letGo();
    expect(await entering).toBe(false);
  }
});
