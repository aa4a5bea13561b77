import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboard } from '../../../../contract/dashboard/endpoints';
import { users } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { untilEnd } from '../leaderboard/week';
import { userQuery } from '../users/user';
import { dashboardKeys } from './keys';

/** The data of the first screen. It contains the user's record, for other components that show it. */
export const dashboardQuery = queryOptions({
  queryKey: dashboardKeys.all,
  queryFn: async ({ client, signal }) => {
    const timesSet = () => client.getQueryState(userQuery.queryKey)?.dataUpdateCount;
    const before = timesSet();
    const data = await call(dashboard.get, {}, signal);
    // A change that the user made meanwhile is newer than this answer.
    if (timesSet() === before) client.setQueryData(userQuery.queryKey, data.me);
    return data;
  },
  refetchInterval: ({ state }) => untilEnd(state.data?.board?.week_ends_at),
});

/** The data of the first screen and the user's record; refetched on every visit. */
export const useDashboard = () => {
  const queries = useQueryClient();
  useEffect(() => {
    return () => {
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey, refetchType: 'none' });
    };
  }, [queries]);
  // An outdated record is not refetched separately: it comes with the dashboard.
  const { data: user } = useSuspenseQuery({ ...userQuery, refetchOnMount: false });
  return { ...useQuery(dashboardQuery), user };
};

/** Addresses from which a signed-in user is redirected to the dashboard. */
const entrances = ['/', '/dashboard', '/login', '/signup', '/auth/callback'];

/** The user's record at the start of the site: if the dashboard opens first, one call loads both. */
export const startQuery = queryOptions({
  ...userQuery,
  queryFn: async ({ client, signal }) => {
    const starting = client.getQueryData(userQuery.queryKey) === undefined;
    if (!starting || !entrances.includes(location.pathname)) return call(users.me, {}, signal);
    const data = await call(dashboard.get, {}, signal);
    client.setQueryData(dashboardQuery.queryKey, data);
    return data.me;
  },
});
