import { queryOptions } from '@tanstack/react-query';
import { analytics } from '../../../../contract/analytics/endpoints';
import { call } from '../../lib/api';
import { analyticsKeys } from './keys';

/** The last seven days of all supervised children, or of one class. */
export const overviewQuery = (classId: string | undefined) =>
  queryOptions({
    queryKey: analyticsKeys.overview(classId),
    queryFn: ({ signal }) =>
      call(analytics.overview, { query: classId === undefined ? {} : { class_id: classId } }, signal),
    // The permission to see a child may end at any time, so an open page refetches.
    refetchInterval: 60_000,
  });
