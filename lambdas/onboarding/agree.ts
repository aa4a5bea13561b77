import type { onboarding } from '../../contract/onboarding/endpoints';
import type { Admitted } from '../accounts/admitted';
import { presentVersion } from '../accounts/terms';
import { now } from '../platform/clock';
import { stateOf } from './state';
import { agreements } from './store';

/** A repeated agreement to the same terms keeps the first time. */
export const agree = async ({ account }: Admitted<typeof onboarding.agree>) => {
  const before = await stateOf(account);
  if (before.step !== 'terms') return before;
  await agreements.create({
    user_id: account.id,
    version: presentVersion(),
    agreed: true,
    agreed_at: now().toISOString(),
  });
  return { ...before, step: 'basic' as const };
};
