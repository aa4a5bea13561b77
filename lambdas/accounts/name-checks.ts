import * as z from 'zod/mini';
import type { Consents } from '../../contract/users/endpoints';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { entity, unlisted } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { transact, type Write } from '../platform/table/transact';
import { stillAgreedTo, stillWithoutConsent } from './change-user';
import type { UserItem } from './store';

/** Names that wait for their check. */
export const namesToCheck = 'NAMES_TO_CHECK';

/** Written with a name that is to be checked, and deleted with the decision, so that no check is lost. */
export const nameChecks = entity({
  name: 'NameCheck',
  schema: z.object({ user_id: z.string() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'NAMECHECK' }),
  retention: 'account',
  onDeletion: 'delete',
});

/**
 * Returns the write that puts a name on the list of names to check: when it is chosen, and when the core consent comes into
 * force. `orderCheck`, called after the transaction, has the name checked immediately.
 */
export const askingForCheck = (user_id: string): Write =>
  nameChecks.putting({ user_id, list: namesToCheck, listed_at: now().toISOString() });

/**
 * Returns the write of `askingForCheck` for a user whose name has waited for the core consent, if this change gives the
 * consent.
 */
export const checkingAfterConsent = (
  user: Pick<UserItem, 'id' | 'next_username' | 'consents'>,
  given: Pick<Consents, 'core'>,
): Record<string, Write> =>
  given.core && !user.consents.core && user.next_username !== null ? { check: askingForCheck(user.id) } : {};

/** Takes a name off the list until the core consent is in force, unless it has come into force since. */
export const waitForConsent = ({ id: user_id }: Pick<UserItem, 'id'>) =>
  transact({
    consent: stillWithoutConsent(user_id),
    check: nameChecks.updating({ user_id }, { remove: unlisted }, present('pk')),
  });

/** The same until the present terms are agreed to, unless they have been since. */
export const waitForTerms = ({ id: user_id, terms_version, consent_version }: UserItem) =>
  transact({
    user: stillAgreedTo(user_id, { terms_version, consent_version }),
    check: nameChecks.updating({ user_id }, { remove: unlisted }, present('pk')),
  });

/** Returns the write that lists a name which has waited for an agreement to the terms. */
export const checkingAfterTerms = ({
  id,
  next_username,
}: Pick<UserItem, 'id' | 'next_username'>): Record<string, Write> =>
  next_username === null ? {} : { check: askingForCheck(id) };
