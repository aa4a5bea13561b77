import { contract } from '../../contract';
import type { Endpoint, Endpoints } from '../../contract/endpoint';

/** The stage of the REST API, which is also the first part of its paths on the site. */
export const apiStage = 'api';

/** The endpoints that need no sign-in: the waitlist and the links of mails. */
export const openEndpoints: readonly Endpoint[] = Object.values<Endpoints>(contract)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ who }) => who === 'anyone');
