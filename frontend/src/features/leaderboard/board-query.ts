import { queryOptions } from '@tanstack/react-query';
import { type BoardPeriod, type BoardScope, leaderboard } from '../../../../contract/leaderboard/endpoints';
import { call } from '../../lib/api';
import { leaderboardKeys } from '../../subjects/leaderboard/keys';
import { untilEnd } from '../../subjects/leaderboard/week';

/** The query of a leaderboard; refetched when the week is over. */
export const boardQuery = (scope: BoardScope, period: BoardPeriod, class_id?: string) =>
  queryOptions({
    queryKey: leaderboardKeys.board(scope, period, class_id),
    queryFn: ({ signal }) =>
      call(leaderboard.board, { query: { scope, period, ...(class_id && { class_id }) } }, signal),
    refetchInterval: ({ state }) => untilEnd(state.data?.week_ends_at),
  });
