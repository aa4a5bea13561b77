import type { family } from '../../contract/family/endpoints';
import type { Admitted } from '../accounts/admitted';
import { refusingSessions } from '../accounts/refuse-sessions';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { recordingChange } from '../relations/changes-store';
import { childOfGuardian } from '../relations/child-of-guardian';
import { badgeFor, leaveClass as leave } from '../relations/class-places';
import { grownUpsOf } from '../relations/store';

/**
 * The child leaves the class of a teacher, who goes on seeing the child until a guardian ends that, too. Whoever is in by a badge
 * of the class is signed out.
 */
export const leaveClass = ({ actor, params: { child_id, class_id } }: Admitted<typeof family.leaveClass>) =>
  optimistically(async () => {
    await childOfGuardian(actor.user, child_id);
    const before = (await grownUpsOf(child_id)).find(({ classes }) => classes.includes(class_id));
    if (before === undefined) throw new ApiError('class_not_found');
    const together = {
      change: recordingChange(child_id, actor.id, 'class_ended'),
      ...(badgeFor(before, class_id) !== undefined && { sessions: refusingSessions(child_id) }),
    };
    return (await leave(before, class_id, together)) ? { left: true as const } : undefined;
  });
