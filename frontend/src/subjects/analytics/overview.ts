import { queryOptions } from '@tanstack/react-query';
import { analytics } from '../../../../contract/analytics/endpoints';
import { call } from '../../lib/api';
import { analyticsKeys } from './keys';

/** The last seven days of those whom the adult supervises, or of one class. */
export const overviewQuery = (classId: string | undefined) =>
  queryOptions({
    queryKey: analyticsKeys.overview(classId),
    queryFn: ({ signal }) =>
      call(analytics.overview, { query: classId === undefined ? {} : { class_id: classId } }, signal),
    // What can be seen of a child may end at any time: an open page asks again.
    refetchInterval: 60_000,
  });
