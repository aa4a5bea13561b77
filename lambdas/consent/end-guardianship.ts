import { childrenOfGuardian } from '../friends/guardians';
import { endingSupervision } from '../friends/supervision';
import type { Write } from '../platform/table/transact';
import { unverifyParent } from '../users/verify';
import { requests } from './store';

/** Returns the writes that end a guardianship, and with it the links in the mails to the grown-up. */
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

/** With the last child ends the right to invite children. */
export const unverifyWithoutChildren = async (email: string): Promise<void> => {
  if ((await childrenOfGuardian(email)).length === 0) await unverifyParent(email);
};
