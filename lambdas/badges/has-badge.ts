import type { ChildAnswer } from '../../contract/children/sign-in';
import type { UserItem } from '../accounts/find';
import { now } from '../platform/clock';
import { isSecretOf } from '../platform/secret';
import { absent, any, below, present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { badgeFor } from '../relations/class-places';
import { stillRelated, supervisionOf } from '../relations/supervision';
import { findOpened } from './open-device';
import { isInClass, mayHaveBadge } from './pupils';
import { badgeVisits, classDevices } from './store';

type ByBadge = Extract<ChildAnswer, { kind: 'badge' }>;

/** Wrong tries of a pupil on a device of the day. */
const mostTries = 10;

/**
 * Whether a badge lets the pupil in on a device of the class. The try is counted before the secret is compared, so that no number of
 * simultaneous tries gets around the limit.
 */
export const hasBadge = async (pupil: UserItem, { device: token, badge }: ByBadge): Promise<boolean> => {
  const opened = mayHaveBadge(pupil) ? await findOpened(token) : undefined;
  if (opened === undefined) return false;
  const { device, teacher, of } = opened;
  const supervision = await supervisionOf(teacher.email, pupil.id);
  if (supervision === undefined || !isInClass(teacher, { pupil, supervision }, of.id)) return false;
  const visit = { child_id: pupil.id, device: device.id };
  const counted = await badgeVisits.update(
    visit,
    { add: { tries: 1 }, set: { child_id: pupil.id } },
    any(absent('tries'), below('tries', mostTries)),
  );
  if (!counted || !isSecretOf(badge, badgeFor(supervision, of.id)?.hash ?? null)) return false;
  const at = now().toISOString();
  // In one transaction: whoever ends the badge or the device either finds this visit or makes it fail.
  const refused = await transact({
    visit: badgeVisits.updating(visit, { set: { tries: 0, entered_at: at } }, present('pk')),
    device: classDevices.updating(device, { set: { used_at: at } }, present('pk')),
    relation: stillRelated(supervision),
  });
  return refused.length === 0;
};
