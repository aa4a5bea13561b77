import type { Endpoint } from '../../contract/endpoint';
import { mayUse } from '../../contract/rules/consent';
import { ApiError } from '../platform/api-error';
import { consentAges } from '../platform/consent-ages';
import type { Account } from '../platform/http/create-handler';
import { findPerson, type Person } from './identify';

/**
 * The one door to every endpoint that is for people with a role. Throws `profile_incomplete` before there is a
 * profile, `consent_required` for a child whose grown-up has not agreed, or not to what the endpoint needs, and
 * `forbidden` for the wrong role.
 */
export const admit = async (account: Account, { who, consent }: Endpoint): Promise<Person> => {
  const person = await findPerson(account);
  if (person === undefined) throw new ApiError('profile_incomplete');
  if (!mayUse(person.user, 'core', consentAges())) throw new ApiError('consent_required');
  if (!who.includes(person.role)) throw new ApiError('forbidden');
  if (consent !== undefined && !mayUse(person.user, consent, consentAges()))
    throw new ApiError('consent_required');
  return person;
};
