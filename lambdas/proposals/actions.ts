import type { Change, ChangeOf } from '../../contract/proposals/change';
import { bringsForward } from '../../contract/rules/details';
import { findUser } from '../accounts/find';
import { ownName } from '../accounts/names';
import { schoolKeyOf } from '../accounts/school-key';
import { verifyTeacher } from '../accounts/verify';
import {
  afterCorrecting,
  afterCorrection,
  answeringAsked,
  changedDetails,
  correctDetails,
} from '../consent/details';
import { afterGuardianship, endGuardianship, getGuardianship } from '../consent/guardians';
import { renew } from '../invitations/invite';
import { waitingInvitation } from '../invitations/operate';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import type { Write } from '../platform/table/transact';
import { guardiansOf } from '../relations/guardians';

/** Makes the writes that close the proposal and record both operators; throws `proposal_over` once it is closed. */
type Agreeing = () => Promise<Record<string, Write>>;

interface ActionOfTwo<C extends Change> {
  /** The id or the address of the person whom it is about: hashed in the log. */
  readonly target: (change: C) => string;
  readonly name: (change: C) => Promise<string | null>;
  /** Throws the contract's error if there is nothing to do. */
  readonly check: (change: C) => Promise<unknown>;
  /** Does it, in one transaction with the writes of `agreeing`. */
  readonly carryOut: (change: C, agreeing: Agreeing) => Promise<void>;
  /** What follows the transaction. Idempotent: a repeated agreement makes up for one that was interrupted. */
  readonly follow?: (change: C) => Promise<void>;
}

/** The name, the address and the school: the second operator has to know whom it is about. */
const nameOf = async (id: string): Promise<string | null> => {
  const user = await findUser(id);
  return user === undefined
    ? null
    : [`${ownName(user)} (${user.email})`, user.school ?? []].flat().join(', ');
};

const endingGuardianship: ActionOfTwo<ChangeOf<'end_guardianship'>> = {
  target: ({ child_id }) => child_id,
  name: ({ child_id }) => nameOf(child_id),
  check: getGuardianship,
  carryOut: endGuardianship,
  follow: afterGuardianship,
};

const verifyingTeacher: ActionOfTwo<ChangeOf<'verify_teacher'>> = {
  target: ({ id }) => id,
  name: ({ id }) => nameOf(id),
  check: async ({ id }) => {
    const user = await findUser(id);
    if (user?.account_type !== 'teacher' || user.verified) throw new ApiError('teacher_not_found');
  },
  carryOut: async ({ id }, agreeing) => {
    const email = await verifyTeacher(id, await agreeing());
    if (email === undefined) {
      await agreeing();
      throw new ApiError('teacher_not_found');
    }
    await sendMail({ kind: 'teacher_verified', to: email });
  },
};

const admittingInvitation: ActionOfTwo<ChangeOf<'admit_invitation'>> = {
  target: ({ email }) => email,
  name: async ({ email }) => email,
  check: waitingInvitation,
  carryOut: async (change, agreeing) => {
    const admitted = await renew(await waitingInvitation(change), await agreeing());
    if (admitted === undefined) {
      await agreeing();
      throw new ApiError('invitation_used');
    }
  },
};

const correctingDetails: ActionOfTwo<ChangeOf<'correct_details'>> = {
  target: ({ id }) => id,
  name: ({ id }) => nameOf(id),
  check: async ({ id, action: _, ...correction }) => {
    const user = await findUser(id);
    if (user === undefined) throw new ApiError('person_not_found');
    const after = afterCorrection(user, correction);
    if (changedDetails(user, after).length === 0) throw new ApiError('nothing_to_correct');
    if (bringsForward(user, after, consentAges()) && (await guardiansOf(id)).length > 0)
      throw new ApiError('guardian_decides');
  },
  carryOut: async (change, agreeing) => {
    await correctingDetails.check(change);
    const { id, action: _, ...correction } = change;
    await correctDetails(id, correction, {
      mayBringForward: true,
      boardOf: schoolKeyOf,
      together: async () => ({ ...(await agreeing()), asked: answeringAsked(id) }),
    });
  },
  follow: async ({ id }) => {
    const user = await findUser(id);
    if (user !== undefined) await afterCorrecting(user);
  },
};

const actions = {
  end_guardianship: endingGuardianship,
  verify_teacher: verifyingTeacher,
  admit_invitation: admittingInvitation,
  correct_details: correctingDetails,
} satisfies { [A in Change['action']]: ActionOfTwo<ChangeOf<A>> };

/** The parts of a change's action. */
export const actionOf = (change: Change): ActionOfTwo<Change> =>
  actions[change.action] as ActionOfTwo<Change>;
