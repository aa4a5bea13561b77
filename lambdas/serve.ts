import type { Endpoints } from '../contract/endpoint';
import { createHandler, type UseCases } from './platform/http/create-handler';
import { admit } from './users/admit';
import type { Person } from './users/identify';

/** Binds one subject's endpoints to its use cases; every caller is looked up, and let in or not, in the same place. */
export const serve = <E extends Endpoints>(endpoints: E, useCases: UseCases<E, Person>) =>
  createHandler(endpoints, useCases, admit);
