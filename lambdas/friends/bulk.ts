import { consentErrors } from '../../contract/consent/errors';
import type { ErrorCode } from '../../contract/errors';
import type { friends } from '../../contract/friends/endpoints';
import { friendsErrors } from '../../contract/friends/errors';
import { emailPattern } from '../../contract/rules/email';
import { bulkRequestsPerDay } from '../../contract/rules/friends';
import { isMadeUp } from '../../contract/rules/made-up-address';
import type { Admitted } from '../accounts/admitted';
import { findUsers, type UserItem } from '../accounts/find';
import { idsOfMembers } from '../accounts/locks';
import { ApiError, asRefusal } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import { inTime } from '../platform/in-time';
import { optimistically } from '../platform/table/optimistic';
import { supervisionOf } from '../relations/supervision';
import { askChild, findSupervisable } from './request';

type Outcome = boolean | ApiError;

const textOf = (error: ApiError) => asRefusal(error, { ...friendsErrors, ...consentErrors }).declared.text;

/** A made-up address is told to nobody, so nobody searches by it. */
const isSearched = (email: string) => emailPattern.test(email) && !isMadeUp(email);

const refusal = (code: ErrorCode) => new ApiError(code);

const askOne = async (adult: UserItem, found: UserItem | undefined): Promise<Outcome> => {
  const child = await findSupervisable(adult, found);
  if (child === undefined) return refusal('student_email_unknown');
  try {
    return await optimistically(async () =>
      askChild(adult, child, await supervisionOf(adult.email, child.id)),
    );
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** A conflicting request is retried for about eight seconds, so the last one still ends before the function's timeout. */
const bounds = { atOnce: 1, seconds: 15 };

/**
 * Asks students one after the other, because each request counts against the teacher's limit of open requests. A duplicate
 * address is asked once. An earlier request counts as successful, so a repeated call is harmless. Students for whom no time was
 * left are listed as failed.
 */
export const bulkRequest = async ({ actor, body }: Admitted<typeof friends.bulkRequest>) => {
  const { user: adult } = actor;
  if (!adult.verified) throw new ApiError('not_verified');
  if (!(await countToday(actor.id, 'bulk-requests', bulkRequestsPerDay)))
    throw new ApiError('too_many_searches');
  const emails = [...new Set(body.emails)];
  const ids = await idsOfMembers(emails.filter(isSearched));
  const children = new Map((await findUsers([...new Set(ids.values())])).map((child) => [child.id, child]));
  const { done, failures } = await inTime(emails, bounds, (email) =>
    askOne(adult, children.get(ids.get(email) ?? '')),
  );
  for (const failure of failures) throw failure;
  const outcomes = done.map((outcome) => outcome ?? refusal('timed_out'));
  const having = (wanted: boolean) => emails.filter((_, at) => outcomes[at] === wanted);
  return {
    successful: having(false),
    auto_accepted: having(true),
    failed: emails.flatMap((email, at) => {
      const outcome = outcomes[at];
      return outcome instanceof ApiError ? [{ email, error: textOf(outcome) }] : [];
    }),
  };
};
