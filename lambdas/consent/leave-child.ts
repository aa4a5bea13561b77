import { needsAdult } from '../../contract/rules/consent';
import { findUser } from '../accounts/find';
import { consentAges } from '../platform/consent-ages';
import { present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { takeBackAnswers } from '../relations/decide-for-child';
import { guardiansOf } from '../relations/guardians';
import { forgetWishes } from '../relations/wishes';
import { noConsents } from '../users/create-user';
import { decideFor } from './change';
import { endingGuardianship } from './end-guardianship';
import { consentRecords, recordsOf } from './store';
import { forgetTermsAsks } from './terms/store';

type Guardianship = Parameters<typeof endingGuardianship>[0];

/**
 * Ends the guardianship of somebody whose account is deleted. A child below the age of consent without another guardian is shut
 * until another grown-up says yes.
 */
export const leaveChild = async (pair: Guardianship): Promise<void> => {
  const { adult_email, child_id } = pair;
  await takeBackAnswers(adult_email, child_id);
  const hasOther = (await guardiansOf(child_id)).some((one) => one.adult_email !== adult_email);
  const child = hasOther ? undefined : await findUser(child_id);
  if (child === undefined || !needsAdult(child, consentAges()))
    await transact(await endingGuardianship(pair));
  else
    await decideFor(child_id, { childId: child_id, adultEmail: null, method: 'operator' }, noConsents, () =>
      endingGuardianship(pair),
    );
  await takeBackAnswers(adult_email, child_id);
  await forgetWishes(child_id);
};

/** The questions about the terms that the grown-up was asked. */
export const forgetQuestions = forgetTermsAsks;

/** The child's records of consent stay as they were, without the address of the one who is gone. */
export const forgetInRecords = async (childId: string, email: string): Promise<void> => {
  for (const record of await recordsOf(childId))
    if (record.adult_email === email)
      await consentRecords.update(record, { set: { adult_email: null } }, present('pk'));
};
