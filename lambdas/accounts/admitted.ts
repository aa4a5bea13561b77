import type { Endpoint, Input, Present } from '../../contract/endpoint';
import type { Caller } from '../platform/http/create-handler';
import type { Person } from './identify';

/** An admitted call of an endpoint, as its use case gets it: the parsed input, its declared parts only, and the caller. */
export type Admitted<E extends Endpoint> = Present<Input<E>> & Caller<E, Person>;
