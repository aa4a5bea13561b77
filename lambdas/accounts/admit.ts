import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { ApiError } from '../platform/api-error';
import type { Account } from '../platform/http/account';
import { mustBeOn } from '../platform/switches';
import { findPerson, type Person } from './identify';
import { hasConsent, mustBeAllowed } from './may-do';
import { mustHaveAgreed } from './terms';

/** Asks the user pool, because a token may be older than the removal of an operator. */
type IsOperatorNow = (poolUser: string) => Promise<boolean>;

const checkOperator = async ({ poolUser }: Account, isOperatorNow: IsOperatorNow | undefined) => {
  if (isOperatorNow === undefined) throw new Error('A subject with endpoints for operators asks the pool');
  if (!(await isOperatorNow(poolUser))) throw new ApiError('forbidden');
};

/**
 * The only authorization of endpoints for users with a role. Throws `profile_incomplete` before there is a profile,
 * `consent_required` for a child without the consent of a grown-up that the endpoint needs, `forbidden` for the wrong role,
 * `paused` for what an operator has switched off for all children, `switched_off`, `quiet_hours` or `minutes_used` for what a guardian
 * has switched off or given hours, and `terms_required` or `terms_waiting` for something new before the present terms are agreed to.
 */
export const admit = async (
  account: Account,
  endpoint: Endpoint,
  isOperatorNow?: IsOperatorNow,
): Promise<Person> => {
  const { who, consent, control, controlled, terms } = endpoint;
  const person = await findPerson(account);
  if (person === undefined) throw new ApiError('profile_incomplete');
  if (!hasConsent(person.user, 'core')) throw new ApiError('consent_required');
  if (!who.includes(person.role)) throw new ApiError('forbidden');
  if (consent !== undefined && !hasConsent(person.user, consent)) throw new ApiError('consent_required');
  if (control !== undefined && (controlled ?? terms) !== 'within') {
    if (person.role === 'student') await mustBeOn(control);
    mustBeAllowed(person.user, control);
  }
  if (terms === 'before') mustHaveAgreed(person.user);
  if (isForOperators(endpoint)) await checkOperator(account, isOperatorNow);
  return person;
};
