import { queryOptions } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { userKeys } from './keys';

/** The student's own guardians, and what they go on seeing. */
export const ownGuardiansQuery = queryOptions({
  queryKey: userKeys.guardians,
  queryFn: ({ signal }) => call(consent.ownGuardians, {}, signal),
});
