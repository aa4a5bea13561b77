import type { Endpoints } from '../../contract/endpoint';
import { admit } from '../accounts/admit';
import type { Person } from '../accounts/identify';
import { standingInPool } from '../accounts/operators';
import { createHandler, type ErrorsOf, type UseCases } from '../platform/http/create-handler';

/**
 * `serve` for subjects with endpoints for operators: one who was removed from the group, or has lost the second factor, is refused
 * from the next request on.
 */
export const serveOperators = <E extends Endpoints>(
  endpoints: E,
  errors: ErrorsOf<E>,
  useCases: UseCases<E, Person>,
) =>
  createHandler(endpoints, errors, useCases, (account, endpoint) => admit(account, endpoint, standingInPool));
