import type { CaseOfParent, consent } from '../../contract/consent/endpoints';
import type { GrownUpOfChild } from '../../contract/friends/grown-ups';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { sorrowsOf } from '../flags/sorrows';
import { ApiError } from '../platform/api-error';
import { decideForChild, friendsOfChild } from '../relations/decide-for-child';
import { findGrownUps, presentGrownUp, type Seen } from '../relations/grown-ups';
import { childrenOfGuardian } from '../relations/guardians';
import { supervisionOf } from '../relations/supervision';
import { decideFor } from './change';
import { presentGiven } from './present';

/** A guardian can remove every grown-up except guardians. A guardianship is ended by its holder or by operators. */
const presentForGuardian =
  (email: string, child: UserItem) =>
  (seen: Seen): GrownUpOfChild => {
    const { adult_email, guardian } = seen.supervision;
    return {
      ...presentGrownUp(child, seen),
      address: maskedAddress(adult_email),
      you: adult_email === email,
      removable: !guardian,
    };
  };

const presentChild = async (email: string, child: UserItem): Promise<CaseOfParent> => {
  const [given, { asking, waiting, seeing }, friends, sorrows] = await Promise.all([
    presentGiven(child),
    findGrownUps(child),
    friendsOfChild(child),
    sorrowsOf(child.id),
  ]);
  const present = presentForGuardian(email, child);
  return {
    ...given,
    child_id: child.id,
    grown_ups: { asking: [...waiting, ...asking].map(present), seeing: seeing.map(present) },
    sorrows,
    friends,
  };
};

/** The parent's children, each with the consents and all people who see the child. */
export const children = async ({ actor: { user } }: Admitted<typeof consent.children>) => {
  const pairs = await childrenOfGuardian(user.email);
  const found = await Promise.all(pairs.map(({ child_id }) => findUser(child_id)));
  const present = found.filter((child) => child !== undefined);
  return { children: await Promise.all(present.map((child) => presentChild(user.email, child))) };
};

const mustBeGuardian = async (email: string, childId: string): Promise<void> => {
  if (!(await supervisionOf(email, childId))?.guardian) throw new ApiError('child_not_found');
};

export const changeForChild = async ({
  actor,
  params: { child_id },
  body,
}: Admitted<typeof consent.changeForChild>) => {
  const { email } = actor.user;
  await mustBeGuardian(email, child_id);
  const decision = { childId: child_id, adultEmail: email, method: 'parent_account' as const };
  return presentChild(email, await decideFor(child_id, decision, body));
};

/** A guardian accepts an adult who asks, or ends the access of an adult or friend of the child, immediately for both. */
export const decideRelation = async ({
  actor,
  params: { child_id },
  body: { id, yes },
}: Admitted<typeof consent.decideRelation>) => {
  const { email } = actor.user;
  await mustBeGuardian(email, child_id);
  const child = await findUser(child_id);
  if (child === undefined) throw new ApiError('child_not_found');
  await decideForChild({ guardian: email, child, otherId: id, yes });
  return presentChild(email, child);
};
