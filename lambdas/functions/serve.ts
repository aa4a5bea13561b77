import type { Endpoints } from '../../contract/endpoint';
import { admit } from '../accounts/admit';
import type { Person } from '../accounts/identify';
import { createHandler, type ErrorsOf, type UseCases } from '../platform/http/create-handler';

/** Binds a subject's endpoints and errors to its use cases; all of them identify and authorize the caller in the same way. */
export const serve = <E extends Endpoints>(
  endpoints: E,
  errors: ErrorsOf<E>,
  useCases: UseCases<E, Person>,
) => createHandler(endpoints, errors, useCases, admit);
