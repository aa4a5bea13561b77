import { Flame } from 'lucide-react';
import type { LeaderboardRow } from '../../../../contract/leaderboard/endpoints';
import { cx } from '../../lib/cx';
import { medalFor, PlaceMark } from '../../subjects/leaderboard/place-mark';

const Streak = ({ days }: { days: number }) => (
  <span className="inline-flex items-center gap-1 tabular-nums">
    <Flame aria-hidden className={cx('size-5', days > 0 ? 'fill-accent text-accent' : 'text-line-strong')} />
    {days}
    <span className="sr-only">{days === 1 ? 'day in a row' : 'days in a row'}</span>
  </span>
);

const Points = ({ children }: { children: number }) => (
  <span className="font-heading text-xl font-bold whitespace-nowrap tabular-nums">
    {children.toLocaleString('en-US')}
  </span>
);

const head = 'px-2 pb-2 text-[0.8em] font-semibold wrap-normal text-soft sm:px-4';
const cell = 'px-2 py-1.5 sm:px-4';

interface BoardTableProps {
  readonly rows: readonly LeaderboardRow[];
  readonly ownId: string;
  /** The ids of an adult's children. */
  readonly marked: ReadonlySet<string>;
}

/** The table of the best students. */
export const BoardTable = ({ rows, ownId, marked }: BoardTableProps) => (
  <table className="w-full border-separate border-spacing-y-1">
    <caption className="sr-only">Leaderboard</caption>
    <thead className="@max-[17rem]:sr-only">
      <tr>
        <th scope="col" className={cx(head, 'w-0 text-center')}>
          Place
        </th>
        <th scope="col" className={cx(head, 'text-left')}>
          Name
        </th>
        <th scope="col" className={cx(head, 'w-0 text-right')}>
          Streak
        </th>
        <th scope="col" className={cx(head, 'w-0 text-right')}>
          Points
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, place, username, points, streak }) => {
        const own = id === ownId;
        const medal = medalFor(place);
        return (
          <tr
            key={id}
            aria-current={own || undefined}
            className={
              own || marked.has(id) ? 'bg-accent-soft' : medal === undefined ? undefined : 'bg-sunken/60'
            }
          >
            <td className={cx(cell, 'rounded-l-control')}>
              <span className="grid place-items-center">
                <PlaceMark place={place} />
              </span>
            </td>
            <th scope="row" className={cx(cell, 'text-left leading-tight font-semibold wrap-anywhere')}>
              {username}
              {own && <span className="text-accent-strong"> (you)</span>}
              {marked.has(id) && <span className="sr-only"> (yours)</span>}
              <span className="flex flex-wrap gap-x-4 @min-[17rem]:hidden">
                <span>
                  <Points>{points}</Points>
                  <span className="sr-only"> points</span>
                </span>
                <Streak days={streak} />
              </span>
              {medal !== undefined && (
                <span aria-hidden className="block text-[0.8em] font-normal text-soft">
                  {medal}
                </span>
              )}
            </th>
            <td className={cx(cell, 'text-right @max-[17rem]:hidden')}>
              <Streak days={streak} />
            </td>
            <td className={cx(cell, 'rounded-r-control text-right @max-[17rem]:hidden')}>
              <Points>{points}</Points>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
