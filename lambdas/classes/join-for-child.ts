import type { classes } from '../../contract/classes/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { hasConsent } from '../accounts/may-do';
import { guardianMustHaveAgreed } from '../accounts/terms';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { optimistically } from '../platform/table/optimistic';
import { recordingChange } from '../relations/changes-store';
import { childOfGuardian } from '../relations/child-of-guardian';
import { isKeptOut } from '../relations/class-places';
import { enterClass } from '../relations/enter-class';
import { supervisionOf } from '../relations/supervision';
import { findByCode } from './find-by-code';

/**
 * A guardian enters the code of a class: the guardian's yes to its teacher. The child, who has not typed the code, says yes, too,
 * unless it has accepted the teacher before.
 */
export const joinForChild = async ({
  actor,
  params: { child_id },
  body: { code },
}: Admitted<typeof classes.joinForChild>) => {
  const { child } = await childOfGuardian(actor.user, child_id);
  if (!needsAdult(child, consentAges())) throw new ApiError('decides_alone');
  if (!hasConsent(child, 'core')) throw new ApiError('consent_required');
  guardianMustHaveAgreed(child);
  const { teacher, item } = await findByCode(actor.id, code);
  return optimistically(async () => {
    await childOfGuardian(actor.user, child_id);
    const before = await supervisionOf(teacher.email, child_id);
    if (before?.reported || isKeptOut(before, item.id)) throw new ApiError('class_code_unknown');
    const entered = await enterClass(before, {
      adult: teacher,
      child,
      classId: item.id,
      guardian: actor.user.email,
      together: { change: recordingChange(child_id, actor.id, 'class_joined') },
    });
    return entered && { name: item.name, waits: entered === 'asked' };
  });
};
