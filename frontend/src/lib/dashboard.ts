import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboard } from '../../../contract/dashboard';
import { users } from '../../../contract/users';
import { call } from './api';
import { userQuery } from './user';
import { untilWeekEnds } from './week';

/** Everything on the first screen. The person's record comes with it, for whoever else shows it. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ client, signal }) => {
    const timesSet = () => client.getQueryState(userQuery.queryKey)?.dataUpdateCount;
    const before = timesSet();
    const data = await call(dashboard.get, {}, signal);
    // What the person has changed meanwhile is newer than this answer.
    if (timesSet() === before) client.setQueryData(userQuery.queryKey, data.me);
    return data;
  },
  refetchInterval: ({ state }) => untilWeekEnds(state.data?.board?.week_ends_at),
});

/** What the first screen shows, and the person; anew whenever somebody comes back to it. */
export const useDashboard = () => {
  const queries = useQueryClient();
  useEffect(() => {
    return () => {
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey, refetchType: 'none' });
    };
  }, [queries]);
  // An old record is not asked for by itself: it comes with the dashboard.
  const { data: user } = useSuspenseQuery({ ...userQuery, refetchOnMount: false });
  return { ...useQuery(dashboardQuery), user };
};

/** From here the way leads to the dashboard, for whoever is signed in. */
const entrances = ['/', '/dashboard', '/login', '/signup', '/auth/callback'];

/** The person's record as the site starts: where the dashboard is what opens, one call brings all of it. */
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
