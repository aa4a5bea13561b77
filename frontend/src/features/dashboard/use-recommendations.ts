import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import { type Recommendation, recommendations } from '../../../../contract/recommendations/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { call } from '../../lib/api';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { dashboardKeys } from '../../subjects/dashboard/keys';
import { userQuery } from '../../subjects/users/user';

/**
 * The recommended books: those in the dashboard's answer, or the result of a search when there are none or when the
 * interests have changed since.
 */
export const useRecommendations = (user: Me, dashboard: Dashboard) => {
  const queries = useQueryClient();
  const outdated = user.book_recs === null && dashboard.me.book_recs !== null;
  const stored = outdated ? null : dashboard.recommendations;
  const remember = ({ recommendations: found }: { recommendations: Recommendation[] }) => {
    const book_recs = found.map(({ id }) => id);
    const withIds = (me: Me): Me => ({ ...me, book_recs });
    queries.setQueryData(userQuery.queryKey, (me) => me && withIds(me));
    queries.setQueryData(
      dashboardQuery.queryKey,
      (before) => before && { ...before, me: withIds(before.me), recommendations: found },
    );
  };
  const first = useQuery({
    queryKey: dashboardKeys.recommendations,
    queryFn: async ({ signal }) => {
      const found = await call(recommendations.list, { query: {} }, signal);
      remember(found);
      return found;
    },
    enabled: stored === null,
    gcTime: 0,
    staleTime: 0,
    // A try waits for a model for many seconds: the child is asked before the next one.
    retry: false,
  });
  const others = useMutation({
    mutationFn: () => call(recommendations.list, { query: { refresh: 'true' } }),
    onSuccess: remember,
  });
  // A book that was put on a list leaves the recommendations; here it stays visible until they are refreshed.
  const [kept, keep] = useState<readonly Recommendation[]>([]);
  const same = stored?.every(({ id }) => kept.some((book) => book.id === id)) ?? false;
  return {
    books: same && kept.length > 0 ? kept : (stored ?? undefined),
    keep,
    error: stored === null ? first.error : others.error,
    finding: first.isFetching || others.isPending,
    retry: () => void first.refetch(),
    findOthers: () => others.mutate(),
    found: others.isSuccess,
  };
};
