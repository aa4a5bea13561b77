import type { children } from '../../contract/children/endpoints';
import type { Admitted } from '../accounts/admitted';
import { maskedAddress } from '../accounts/mask';
import { mailAgain as listAgain } from '../consent/mail-again';
import { ApiError } from '../platform/api-error';
import { ownChild } from './whose';

const codes = {
  unknown: 'child_not_found',
  not_due: 'confirmation_not_due',
  too_often: 'confirmation_too_often',
} as const;

/** Sends the second mail once more to the grown-up who has added a child and has not confirmed yet. It goes out with the next run of the schedule. */
export const mailAgain = async ({ actor: { user }, params }: Admitted<typeof children.mailAgain>) => {
  const child = await ownChild(user, params.child);
  const refusal = await listAgain(child.id, user.email);
  if (refusal !== undefined) throw new ApiError(codes[refusal]);
  return { sent_to: maskedAddress(user.email) };
};
