import type { UserItem } from '../accounts/find';
import { signsInByPictures } from '../accounts/signs-in-by-pictures';
import { unverifyParent } from '../accounts/verify';
import { ApiError } from '../platform/api-error';
import type { Write } from '../platform/table/transact';
import { childrenOfGuardian, guardiansOf } from '../relations/guardians';
import { endingSupervision } from '../relations/supervision';
import { requests } from './store';

/** Returns the writes that end a guardianship and invalidate the links in the mails to the grown-up. */
export const endingGuardianship = async (
  guardianship: Parameters<typeof endingSupervision>[0],
): Promise<Record<string, Write>> => {
  const { adult_email, child_id } = guardianship;
  const request = await requests.get({ child_id }, { consistent: true });
  return {
    ...endingSupervision(guardianship),
    ...(request?.adult_email === adult_email && { links: requests.removing({ child_id }) }),
  };
};

/** Removes the right to invite children from a grown-up whose last guardianship has ended. */
export const unverifyWithoutChildren = async (email: string): Promise<void> => {
  if ((await childrenOfGuardian(email)).length === 0) await unverifyParent(email);
};

/**
 * Throws `guardian_lets_in` if a student without an address would be left without a guardian: it signs in on the devices of
 * guardians, and gets an address by the mailbox of one.
 */
export const mustKeepWayIn = async (student: UserItem, ending: readonly string[]): Promise<void> => {
  if (!signsInByPictures(student)) return;
  const left = (await guardiansOf(student.id)).filter(({ adult_email }) => !ending.includes(adult_email));
  if (left.length === 0) throw new ApiError('guardian_lets_in');
};
