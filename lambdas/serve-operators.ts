import type { Endpoints } from '../contract/endpoint';
import { createHandler, type ErrorsOf, type UseCases } from './platform/http/create-handler';
import { admit } from './users/admit';
import type { Person } from './users/identify';
import { isOperatorNow } from './users/operators';

/**
 * `serve` for subjects with endpoints for operators: an operator who was removed from the group is refused from the next
 * request on.
 */
export const serveOperators = <E extends Endpoints>(
  endpoints: E,
  errors: ErrorsOf<E>,
  useCases: UseCases<E, Person>,
) =>
  createHandler(endpoints, errors, useCases, (account, endpoint) => admit(account, endpoint, isOperatorNow));
