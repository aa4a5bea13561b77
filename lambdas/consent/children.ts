import type { CaseOfParent, consent } from '../../contract/consent/endpoints';
import type { GrownUpOfChild } from '../../contract/friends/grown-ups';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { findUser, type UserItem } from '../accounts/find';
import { maskedAddress } from '../accounts/mask';
import { guardianMustHaveAgreed } from '../accounts/terms';
import { sorrowsOf } from '../flags/sorrows';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import { recordingChange } from '../relations/changes-store';
import { decideForChild, friendsOfChild } from '../relations/decide-for-child';
import { findGrownUps, presentGrownUp, type Seen } from '../relations/grown-ups';
import { childrenOfGuardian } from '../relations/guardians';
import { supervisionOf } from '../relations/supervision';
import { decideFor } from './change';
import { correctDetails } from './correct';
import { askedCorrectionOf, askedCorrections } from './details-store';
import { moveZone } from './move-zone';
import { presentGiven } from './present';
import { isWaiting, questionAbout } from './terms/children';

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

const presentDetails = async (child: UserItem): Promise<CaseOfParent['details']> => ({
  ...child,
  needs_guardian: needsAdult(child, consentAges()),
  asked: (await askedCorrectionOf(child.id)) ?? null,
});

/** A child with the consents and all people who see the child, for the guardian with this address. */
export const presentChild = async (email: string, child: UserItem): Promise<CaseOfParent> => {
  const [given, { asking, waiting, seeing }, friends, sorrows, details] = await Promise.all([
    presentGiven(child),
    findGrownUps(child),
    friendsOfChild(child),
    sorrowsOf(child.id),
    presentDetails(child),
  ]);
  const present = presentForGuardian(email, child);
  return {
    ...given,
    child_id: child.id,
    avatar: child.avatar,
    details,
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
  const [terms, ...children] = await Promise.all([
    questionAbout(present.filter(isWaiting)),
    ...present.map((child) => presentChild(user.email, child)),
  ]);
  return { terms, children };
};

/** Throws `child_not_found` for anybody but a guardian of the child. */
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
  const { time_zone, ...choice } = body;
  await moveZone(child_id, time_zone, () => ({
    change: recordingChange(child_id, actor.id, 'time_zone'),
  }));
  const decision = { childId: child_id, adultEmail: email, method: 'parent_account' as const };
  return presentChild(email, await decideFor(child_id, decision, choice));
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
  if (yes) guardianMustHaveAgreed(child);
  await decideForChild({ guardian: actor.user, child, otherId: id, yes });
  return presentChild(email, child);
};

const mustDecide = (child: UserItem): void => {
  if (!needsAdult(child, consentAges())) throw new ApiError('decides_alone');
};

/** A guardian corrects a child's details, which also answers what the child has asked for. */
export const correctForChild = async ({
  actor,
  params: { child_id },
  body,
}: Admitted<typeof consent.correctForChild>) => {
  const { email } = actor.user;
  await mustBeGuardian(email, child_id);
  const child = await correctDetails(child_id, body, {
    mayBringForward: true,
    check: mustDecide,
    together: async (changed) => ({
      asked: askedCorrections.removing({ user_id: child_id }),
      ...(changed.length > 0 && { change: recordingChange(child_id, actor.id, 'details') }),
    }),
  });
  if (child === undefined) throw new ApiError('child_not_found');
  return presentChild(email, child);
};

/** A guardian says no to what the child has asked for. Nothing changes. */
export const declineCorrection = async ({
  actor,
  params: { child_id },
}: Admitted<typeof consent.declineCorrection>) => {
  const { email } = actor.user;
  await mustBeGuardian(email, child_id);
  await askedCorrections.remove({ user_id: child_id });
  const child = await findUser(child_id);
  if (child === undefined) throw new ApiError('child_not_found');
  return presentChild(email, child);
};
