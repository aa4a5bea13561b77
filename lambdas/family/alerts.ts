import type { family } from '../../contract/family/endpoints';
import type { Admitted } from '../accounts/admitted';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { childOfGuardian } from '../relations/child-of-guardian';
import { puttingHalves } from '../relations/supervision';

/** A guardian chooses for themselves only. */
export const setAlerts = ({
  actor,
  params: { child_id },
  body: { mild_by_mail },
}: Admitted<typeof family.setAlerts>) =>
  optimistically(async () => {
    const { supervision } = await childOfGuardian(actor.user, child_id);
    const item = { ...supervision, mild_by_mail, version: supervision.version + 1 };
    const refused = await transact<string>(puttingHalves(item, supervision));
    return refused.length === 0 ? { mild_by_mail } : undefined;
  });
