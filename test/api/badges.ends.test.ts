import { afterEach, expect, test } from '@jest/globals';
import { badges } from '../../contract/badges/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { byBadge, createClass, makeBadges, openFor } from '../support/badges';
import { createFamily, enter, isIn, refresh } from '../support/children';
import { resetClock, seed } from '../support/cloud';
import { pageOf } from '../support/family';
import { createSchool } from '../support/friends';

afterEach(resetClock);

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
  await guardian.call(badges.endForChild, { params: { child_id: id, class_id: owls.id } });
  expect(await isIn(id, byBadge(device, made?.secret ?? ''))).toBe(false);
  await expect(refresh(child.refreshToken)).rejects.toMatchObject(refused);
});
