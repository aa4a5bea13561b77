import { findUser, type UserItem } from '../../accounts/find';
import { ownName } from '../../accounts/names';
import { dueToGuardian, presentVersion, questionOf, termsDue } from '../../accounts/terms';
import { childrenOfGuardian } from '../../relations/guardians';
import { recordsOf } from '../store';

export const isWaiting = (child: UserItem): boolean => termsDue(child) === 'terms_waiting';

/** The children for whom this grown-up has yet to agree to the present terms. */
export const childrenWaitingFor = async (email: string): Promise<UserItem[]> => {
  const pairs = await childrenOfGuardian(email);
  const found = await Promise.all(pairs.map(({ child_id }) => findUser(child_id)));
  return found.filter((child) => child !== undefined).filter(isWaiting);
};

/** Whether a grown-up has said "not now" to the present version for a child. */
export const isDeclinedFor = async ({ id }: Pick<UserItem, 'id'>): Promise<boolean> =>
  (await recordsOf(id)).some(
    ({ consent, given, version }) => consent === 'terms' && !given && version === presentVersion(),
  );

/** The question to a guardian for these children together; null if none of them waits. */
export const questionAbout = async (children: readonly UserItem[]) => {
  const [longest] = children.map(dueToGuardian).toSorted((one, other) => other.length - one.length);
  const question = questionOf(longest ?? []);
  if (question === null) return null;
  const declined = (await Promise.all(children.map(isDeclinedFor))).every(Boolean);
  return { ...question, names: children.map(ownName), declined };
};

/** The same for all children of a guardian. */
export const childrenAskedOf = async (email: string) => questionAbout(await childrenWaitingFor(email));
