import type { Endpoints } from '../contract/endpoint';
import { createHandler, type UseCases } from './platform/http/create-handler';
import { admit } from './users/admit';
import type { Person } from './users/identify';

/** Binds a subject's endpoints to its use cases; all of them identify and authorize the caller in the same way. */
export const serve = <E extends Endpoints>(endpoints: E, useCases: UseCases<E, Person>) =>
  createHandler(endpoints, useCases, admit);
