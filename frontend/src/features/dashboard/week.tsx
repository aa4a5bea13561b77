import type { Leaderboard } from '../../../../contract/leaderboard';
import type { Me } from '../../../../contract/users';
import { StreakGems } from '../../subjects/gems/streak-gems';
import { isHidden } from '../../subjects/leaderboard/own-place';
import { Card } from '../../ui/card';
import { BoardPanel } from './board-panel';
import { WeeklyChallenge } from './weekly-challenge';

interface WeekProps {
  readonly user: Me;
  /** Undefined while loading. */
  readonly board: Leaderboard | undefined;
}

/** The daily and weekly rewards. */
const Week = ({ user, board }: WeekProps) => (
  <div className="grid gap-gap md:grid-cols-2">
    <div className="grid grid-cols-1 gap-gap">
      <WeeklyChallenge board={board} hidden={isHidden(user)} />
      {user.preferences.streaks && (
        <Card aria-labelledby="streak-gems" className="grid gap-3">
          <h2 id="streak-gems" className="text-2xl">
            Streak gems
          </h2>
          <StreakGems streak={user.streak} />
        </Card>
      )}
    </div>
    <BoardPanel rows={board?.rows} ownId={user.id} />
  </div>
);

export default Week;
