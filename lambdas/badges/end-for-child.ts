import type { badges } from '../../contract/badges/endpoints';
import type { Admitted } from '../accounts/admitted';
import { refusingSessions } from '../accounts/refuse-sessions';
import { findOpenClass } from '../classes/get-class';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { recordingChange } from '../relations/changes-store';
import { childOfGuardian } from '../relations/child-of-guardian';
import { badgeFor, changeBadge } from '../relations/class-places';
import { grownUpsOf } from '../relations/store';
import { accountOf } from '../relations/supervision';
import { openDevicesOf } from './open-device';
import { endVisits } from './visits';

/**
 * A guardian ends the badge of a child, who is signed out, also when the class is archived or its devices are closed. The child stays
 * in the class, and the teacher can make another badge.
 */
export const endForChild = async ({
  actor,
  params: { child_id, class_id },
}: Admitted<typeof badges.endForChild>) => {
  const teacherId = await optimistically(async () => {
    await childOfGuardian(actor.user, child_id);
    const before = (await grownUpsOf(child_id)).find(({ classes }) => classes.includes(class_id));
    if (before === undefined) throw new ApiError('class_not_found');
    const teacher = (await accountOf(before)) ?? '';
    if (badgeFor(before, class_id) === undefined) return teacher;
    const together = {
      change: recordingChange(child_id, actor.id, 'badge_ended'),
      sessions: refusingSessions(child_id),
    };
    return (await changeBadge(before, { classId: class_id, hash: undefined }, together))
      ? teacher
      : undefined;
  });
  const of = await findOpenClass(teacherId, class_id);
  if (of !== undefined) await endVisits([child_id], await openDevicesOf(of));
  return { ended: true as const };
};
