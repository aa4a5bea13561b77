import { mailboxOf } from '../../contract/rules/mailbox';
import { all, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact, type Write } from '../platform/table/transact';
import { emailLocks } from './locks';
import { membersOf } from './mailbox-store';
import { teachersToVerify, users } from './store';

/** The waiting teachers, oldest first. */
export const waitingTeachers = (cursor: string | undefined) => users.page(teachersToVerify, { cursor });

/** Verifies a teacher and returns the teacher's address; undefined when no such teacher waits. */
export const verifyTeacher = async (
  id: string,
  together: Record<string, Write>,
): Promise<string | undefined> => {
  const refused = await transact<string>({
    verified: users.updating(
      { id },
      { set: { verified: true }, remove: unlisted },
      all(equal('account_type', 'teacher'), equal('verified', false)),
    ),
    ...together,
  });
  return refused.length === 0 ? (await users.get({ id }, { consistent: true }))?.email : undefined;
};

/** Returns the write that verifies a parent with an account under this address; undefined if there is none. */
export const verifyingParent = async (email: string): Promise<Write | undefined> => {
  const lock = await emailLocks.get({ value: email }, { consistent: true });
  if (lock === undefined) return undefined;
  const user = await users.get({ id: lock.user_id }, { consistent: true });
  if (user?.account_type !== 'other' || user.verified) return undefined;
  return users.updating({ id: user.id }, { set: { verified: true } }, present('pk'));
};

/** The user with a profile under this address. */
export const idOfMember = async (email: string): Promise<string | undefined> =>
  (await emailLocks.get({ value: email }, { consistent: true }))?.user_id;

/** For a parent who is no longer the guardian of any child. */
export const unverifyParent = async (email: string): Promise<void> => {
  const id = await idOfMember(email);
  if (id !== undefined)
    await users.update({ id }, { set: { verified: false } }, equal('account_type', 'other'));
};

/** Whether there is a profile under this address. */
export const isMember = async (email: string): Promise<boolean> => (await idOfMember(email)) !== undefined;

/** Whether one of the accounts of an address's mailbox belongs to a student. */
export const isStudentMailbox = async (email: string): Promise<boolean> =>
  (await membersOf(mailboxOf(email))).some(({ account_type }) => account_type === 'student');

/** Whether an address's mailbox has an account, under any spelling. */
export const hasMembers = async (email: string): Promise<boolean> =>
  (await membersOf(mailboxOf(email))).length > 0;
