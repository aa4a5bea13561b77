import { Trophy } from 'lucide-react';
import type { Leaderboard, LeaderboardRow } from '../../../../contract/leaderboard/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { PlaceMark } from '../../subjects/leaderboard/place-mark';
import { WeeklyRewards } from '../../subjects/leaderboard/weekly-rewards';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

const Row = ({ row, own }: { row: LeaderboardRow; own: boolean }) => (
  <li
    aria-current={own || undefined}
    className={cx(
      'flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-2 py-1',
      own && 'bg-accent-soft',
    )}
  >
    <PlaceMark place={row.place} />
    <span className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere crowded:basis-32">
      {row.username}
      {own && <span className="text-accent-strong"> (you)</span>}
    </span>
    <span className="shrink-0 font-heading text-lg font-bold tabular-nums">
      {row.points.toLocaleString('en-US')}
      <span className="sr-only"> points</span>
    </span>
  </li>
);

const Best = ({ rows, ownId }: { rows: readonly LeaderboardRow[]; ownId: string }) =>
  rows.length === 0 ? (
    <EmptyState mood="sleepy" title="A fresh week!">
      <p className="text-soft">Nobody is on the board yet. One quiz could put you at the very top.</p>
    </EmptyState>
  ) : (
    <ol className="grid gap-1">
      {rows.map((row) => (
        <Row key={row.id} row={row} own={row.id === ownId} />
      ))}
    </ol>
  );

interface BoardPanelProps {
  /** Undefined while loading. */
  readonly board: Leaderboard | undefined;
  readonly ownId: string;
}

/** The five best of the week, and the reward of the best. */
const BoardPanel = ({ board, ownId }: BoardPanelProps) => (
  <Card
    aria-labelledby="leaderboard"
    aria-busy={board === undefined}
    className="grid content-start gap-4 md:grid-cols-2 md:gap-x-10"
  >
    <h2 id="leaderboard" className="text-2xl md:col-span-2">
      Best of the week
    </h2>
    {board === undefined ? <Skeleton className="h-64" /> : <Best rows={board.rows} ownId={ownId} />}
    <div className="grid content-start gap-3">
      <h3 className="text-lg">Gems when the week ends</h3>
      <WeeklyRewards students={board?.students ?? 0} />
      <Link to="/leaderboard" className={buttonClass('secondary')}>
        <Trophy aria-hidden className="size-5 crowded:hidden" />
        See the whole leaderboard
      </Link>
    </div>
  </Card>
);

export default BoardPanel;
