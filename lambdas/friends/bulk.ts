import type { ErrorCode } from '../../contract/errors';
import { consentErrors } from '../../contract/errors/consent';
import { friendsErrors } from '../../contract/errors/friends';
import { emailPattern } from '../../contract/rules/email';
import { bulkRequestsPerDay } from '../../contract/rules/friends';
import { ApiError, asRefusal } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import { optimistically } from '../platform/table/optimistic';
import { findUsers, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { idsOfMembers } from '../users/locks';
import { askChild, maySupervise } from './request';
import { supervisionOf } from './supervision';

type Outcome = boolean | ApiError;

const textOf = (error: ApiError) => asRefusal(error, { ...friendsErrors, ...consentErrors }).declared.text;

const refusal = (code: ErrorCode) => new ApiError(code);

const askOne = async (adult: UserItem, child: UserItem | undefined): Promise<Outcome> => {
  if (!maySupervise(adult, child)) return refusal('student_email_unknown');
  try {
    return await optimistically(async () =>
      askChild(adult, child, await supervisionOf(adult.email, child.id)),
    );
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/**
 * Asks many students, one after the other, because each counts against the teacher's limit of open requests. A duplicate
 * address is asked once. What was asked before counts as asked, so a repeated call is harmless.
 */
export const bulkRequest = async ({ actor, body }: { actor: Person; body: { emails: string[] } }) => {
  const { user: adult } = actor;
  if (!adult.verified) throw new ApiError('not_verified');
  if (!(await countToday(actor.id, 'bulk-requests', bulkRequestsPerDay)))
    throw new ApiError('too_many_searches');
  const emails = [...new Set(body.emails)];
  const ids = await idsOfMembers(emails.filter((email) => emailPattern.test(email)));
  const children = new Map((await findUsers([...new Set(ids.values())])).map((child) => [child.id, child]));
  const outcomes = new Map<string, Outcome>();
  for (const email of emails) outcomes.set(email, await askOne(adult, children.get(ids.get(email) ?? '')));
  const having = (wanted: boolean) => emails.filter((email) => outcomes.get(email) === wanted);
  return {
    successful: having(false),
    auto_accepted: having(true),
    failed: emails.flatMap((email) => {
      const outcome = outcomes.get(email);
      return outcome instanceof ApiError ? [{ email, error: textOf(outcome) }] : [];
    }),
  };
};
