import { type Endpoint, isForOperators } from '../../contract/endpoint';
import { ApiError } from '../platform/api-error';
import type { Account } from '../platform/http/account';
import { mustBeOn } from '../platform/switches';
import { provesFactor } from './factor';
import { findPerson, type Person } from './identify';
import { hasConsent, mustBeAllowed } from './may-do';
import type { PoolStanding } from './operators';
import { mustHaveAgreed } from './terms';

/** Asks the user pool, because a token may be older than the removal of an operator, or of an operator's second factor. */
type AskPool = (poolUser: string) => Promise<PoolStanding>;

const checkOperator = async (account: Account, { user }: Person, askPool: AskPool | undefined) => {
  if (askPool === undefined) throw new Error('A subject with endpoints for operators asks the pool');
  const { isOperator, hasFactor } = await askPool(account.poolUser);
  if (!isOperator) throw new ApiError('forbidden');
  if (!hasFactor || !provesFactor(account, user)) throw new ApiError('factor_required');
};

/**
 * The only authorization of endpoints for users with a role. Throws `profile_incomplete` before there is a profile,
 * `consent_required` for a child without the consent of a grown-up that the endpoint needs, `forbidden` for the wrong role,
 * `paused` for what an operator has switched off for all children, `switched_off`, `quiet_hours` or `minutes_used` for what a guardian
 * has switched off or given hours, `terms_required` or `terms_waiting` for something new before the present terms are agreed to, and
 * `factor_required` for an operator whose session has not proved the second factor.
 */
export const admit = async (account: Account, endpoint: Endpoint, askPool?: AskPool): Promise<Person> => {
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
  if (isForOperators(endpoint)) await checkOperator(account, person, askPool);
  return person;
};
