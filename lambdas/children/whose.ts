import { isMadeUp, madeUpAddress } from '../../contract/rules/made-up-address';
import { findUser, findUsers, type UserItem } from '../accounts/find';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { waitsForConfirmation } from '../consent/progress';
import { invitedBy } from '../invitations/children-limit';
import { ApiError } from '../platform/api-error';
import { childrenOfGuardian } from '../relations/guardians';
import { standingOf } from '../relations/supervision';

type Guardian = Pick<UserItem, 'id' | 'email'>;

const isGuardianOf = async ({ email }: Guardian, childId: string): Promise<boolean> =>
  (await standingOf(email, childId))?.guardian === true;

/** The child without an address whose guardian this person is. Undefined for anybody else. */
export const childOf = async (guardian: Guardian, childId: string): Promise<UserItem | undefined> => {
  const [child, stands] = await Promise.all([findUser(childId), isGuardianOf(guardian, childId)]);
  return stands && signsInByPictures(child) ? child : undefined;
};

/** The same for somebody who only prepares: also while the second mail waits. Throws `child_not_found`. */
export const ownChild = async (guardian: Guardian, childId: string): Promise<UserItem> => {
  const child = await findUser(childId);
  if (
    signsInByPictures(child) &&
    ((await isGuardianOf(guardian, childId)) || (await waitsForConfirmation(guardian.email, childId)))
  )
    return child;
  throw new ApiError('child_not_found');
};

/** The guardian's children who sign in by pictures. */
export const readyChildrenOf = async ({ email }: Guardian): Promise<UserItem[]> => {
  const pairs = await childrenOfGuardian(email);
  return (await findUsers(pairs.map(({ child_id }) => child_id))).filter(signsInByPictures);
};

/** The children whom the grown-up has added, and for whom the second mail waits. */
export const waitingChildrenOf = async (guardian: Guardian): Promise<UserItem[]> => {
  const addresses = (await invitedBy(guardian.id)).filter(isMadeUp);
  const ids = addresses.map((email) => email.slice(0, -madeUpAddress('').length));
  const found = (await findUsers(ids)).filter((user) => signsInByPictures(user) && !user.consents.core);
  const answered = await Promise.all(found.map(({ id }) => waitsForConfirmation(guardian.email, id)));
  return found.filter((_, i) => answered[i]);
};
