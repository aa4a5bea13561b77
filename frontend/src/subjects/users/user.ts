import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Role } from '../../../../contract/endpoint';
import { users as endpoints } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { userKeys } from './keys';

export const userQuery = queryOptions({
  queryKey: userKeys.me,
  queryFn: ({ signal }) => call(endpoints.me, {}, signal),
  // So that a screen notices when what is paused goes on.
  refetchInterval: ({ state }) => state.data?.paused && 60_000,
});

/** The signed-in user. Always available inside the shell. */
export const useUser = () => useSuspenseQuery(userQuery).data;

/** The account type in a word. */
export const roleWords: Readonly<Record<Role, string>> = {
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
  operator: 'Operator',
};
