import { queryOptions } from '@tanstack/react-query';
import { analytics } from '../../../../contract/analytics/endpoints';
import { allPages } from '../../lib/all-pages';
import { call } from '../../lib/api';
import { analyticsKeys } from './keys';

/** The last seven days of all supervised children, or of one class. */
export const overviewQuery = (classId: string | undefined) =>
  queryOptions({
    queryKey: analyticsKeys.overview(classId),
    queryFn: async ({ signal }) => {
      const ofClass = classId === undefined ? {} : { class_id: classId };
      const pages = await allPages((cursor) =>
        call(analytics.overview, { query: { ...ofClass, ...cursor } }, signal),
      );
      return {
        from: pages[0]?.from ?? '',
        students: pages.flatMap(({ students }) => students),
        missed: pages[0]?.missed ?? [],
        pages: pages.length,
      };
    },
    // The permission to see a child may end at any time, so an open page refetches; one of thousands less often.
    refetchInterval: ({ state: { data } }) => 60_000 * (data?.pages ?? 1),
  });
