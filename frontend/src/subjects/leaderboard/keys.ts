import { key } from '../../lib/query-key';

export const leaderboardKeys = {
  board: (scope: string, period: string, classId: string | undefined) =>
    key('leaderboard', scope, period, classId ?? ''),
};
