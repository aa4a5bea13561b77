import { queryOptions } from '@tanstack/react-query';
import { home } from '../../../../../contract/home/endpoints';
import { call } from '../../../lib/api';
import { homeKeys } from '../../../subjects/home/keys';
import { untilEnd } from '../../../subjects/leaderboard/week';

/** The child's day: loaded once, and again when the next one has begun in New York. */
export const homeDayQuery = queryOptions({
  queryKey: homeKeys.day,
  queryFn: ({ signal }) => call(home.beginDay, {}, signal),
  staleTime: ({ state: { data, dataUpdatedAt } }) =>
    data === undefined ? 0 : Math.max(0, Date.parse(data.ends_at) - dataUpdatedAt),
  refetchInterval: ({ state }) => untilEnd(state.data?.ends_at),
});
