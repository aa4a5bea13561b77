import { isSameMailbox, mailboxOf } from '../../contract/rules/mailbox';
import type { UserItem } from '../accounts/find';
import { membersOf } from '../accounts/mailbox-store';
import { idOfMember } from '../accounts/verify';
import { isShutOut } from '../invitations/open-invitation';
import { grownUpsOf, supervisionsBy } from '../relations/store';

/** A student cannot act as a grown-up: not as the own one, and not as the guardian of another child. */
const isOfGrownUp = async ({ id }: UserItem, email: string): Promise<boolean> => {
  const [own, others] = await Promise.all([grownUpsOf(id), supervisionsBy(email, { consistent: true })]);
  return others.length > 0 || own.some(({ adult_email }) => isSameMailbox(adult_email, email));
};

/** `taken`: the mailbox has an account, or is a grown-up's. `shut`: operators have shut it out, and it gets no mail. */
export type Usability = 'free' | 'taken' | 'shut';

/**
 * Whether a person can take an address. Its mailbox must not belong to another account, under any spelling, nor to a grown-up if
 * the person is a student.
 */
export const usabilityOf = async (user: UserItem, email: string): Promise<Usability> => {
  const [holder, members, shutOut, ofGrownUp] = await Promise.all([
    idOfMember(email),
    membersOf(mailboxOf(email)),
    isShutOut(email),
    user.account_type === 'student' && isOfGrownUp(user, email),
  ]);
  if (shutOut) return 'shut';
  const others = [holder, ...members.map(({ user_id }) => user_id)].filter((id) => id !== undefined);
  return ofGrownUp || others.some((id) => id !== user.id) ? 'taken' : 'free';
};
