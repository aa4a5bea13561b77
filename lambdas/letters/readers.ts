import { findUsers, type UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { ownName } from '../accounts/names';
import { isStudentMailbox } from '../accounts/verify';
import { childrenOfGuardian } from '../relations/guardians';

/** The children whose guardian has this address, and who are shown: the consent to the core is in force now. In the order of their names. */
export const guardedBy = async (address: string) => {
  const pairs = (await childrenOfGuardian(address)).filter(({ state }) => state === 'accepted');
  const children = await findUsers(pairs.map(({ child_id }) => child_id));
  const shown = children
    .filter((child) => mayDo(child, 'core'))
    .toSorted((a, b) => ownName(a).localeCompare(ownName(b)));
  return { children, shown };
};

export const childrenOf = async (address: string): Promise<UserItem[]> => (await guardedBy(address)).shown;

/** A mailbox that a child signs in with gets no letter, whoever else reads it. */
export const mayGetLetters = async (address: string): Promise<boolean> => !(await isStudentMailbox(address));

/** The zone of the family: the first that is stored for one of the children. */
export const zoneOf = (children: readonly Pick<UserItem, 'time_zone'>[]): string | null =>
  children.find(({ time_zone }) => time_zone !== null)?.time_zone ?? null;
