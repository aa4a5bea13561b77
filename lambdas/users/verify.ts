import { all, equal } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import { emailLocks, teachersToVerify, users } from './store';

/** Teachers who wait, the first to come first. */
export const waitingTeachers = (cursor: string | undefined) => users.page(teachersToVerify, { cursor });

/** Verifies a teacher and answers their address; undefined when there is no such teacher waiting. */
export const verifyTeacher = async (id: string): Promise<string | undefined> => {
  const verified = await users.update(
    { id },
    { set: { verified: true }, remove: unlisted },
    all(equal('account_type', 'teacher'), equal('verified', false)),
  );
  return verified ? (await users.get({ id }, { consistent: true }))?.email : undefined;
};

/** The write that verifies a parent who has an account under this address; undefined where there is none. */
export const verifyingParent = async (email: string): Promise<Write | undefined> => {
  const lock = await emailLocks.get({ value: email }, { consistent: true });
  if (lock === undefined) return undefined;
  const user = await users.get({ id: lock.user_id }, { consistent: true });
  if (user?.account_type !== 'other' || user.verified) return undefined;
  return users.updating({ id: user.id }, { set: { verified: true } });
};

/** Whether there is a profile under this address. */
export const isMember = async (email: string): Promise<boolean> =>
  (await emailLocks.get({ value: email }, { consistent: true })) !== undefined;

/** Whether the account under this address is a student's. */
export const isStudentAddress = async (email: string): Promise<boolean> => {
  const lock = await emailLocks.get({ value: email });
  const user = lock && (await users.get({ id: lock.user_id }));
  return user?.account_type === 'student';
};
