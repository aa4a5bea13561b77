import { useQuery } from '@tanstack/react-query';
import type { BoardPeriod, BoardScope, Leaderboard } from '../../../../contract/leaderboard/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { friendsQuery } from '../../subjects/friends/queries';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { boardQuery } from './board-query';
import { BoardTable } from './board-table';
import { AllTimeNote, WeekNote } from './notes';
import { OwnChildren } from './own-children';
import { OwnPlace } from './own-place';
import { Together } from './together';

const waiting = (
  <div className="grid gap-2">
    <Skeleton className="h-28" />
    {[1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Skeleton key={row} className="h-14" />
    ))}
  </div>
);

const Nobody = ({ period, student }: { period: BoardPeriod; student: boolean }) => (
  <EmptyState mood="sleepy" title={period === 'week' ? 'A fresh week!' : 'Nobody here yet'}>
    <p className="max-w-md text-soft">
      {period === 'week'
        ? 'Nobody is on this board yet.'
        : 'Points come with quizzes, and nobody has any so far.'}
      {student && ' One quiz could put you at the very top.'}
    </p>
    {student && (
      <Link to="/books" className={`${buttonClass()} mt-2`}>
        Find a book
      </Link>
    )}
  </EmptyState>
);

interface BoardProps {
  readonly user: Me;
  readonly scope: BoardScope;
  readonly period: BoardPeriod;
  /** With the scope `class`. */
  readonly classId?: string | undefined;
}

const Places = ({ user, scope, period, data }: BoardProps & { readonly data: Leaderboard }) => {
  const student = user.role === 'student';
  const { data: own = [], isLoading } = useQuery({ ...friendsQuery, enabled: !student });
  const ownIds = new Set(own.map(({ id }) => id));
  const rewarded = scope === 'global' && period === 'week';
  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-gap lg:grid-cols-[1fr_20rem]',
        student ? 'lg:grid-rows-[auto_1fr]' : 'lg:grid-rows-[auto_auto_1fr]',
      )}
    >
      {isLoading && <Skeleton className="h-20 max-lg:order-first" />}
      {!student && (
        <OwnChildren
          rows={data.rows}
          own={own}
          ids={ownIds}
          many={user.role === 'teacher' ? 'students' : 'children'}
        />
      )}
      {period === 'week' ? (
        <WeekNote endsAt={data.week_ends_at} students={rewarded ? data.students : undefined} />
      ) : (
        <AllTimeNote />
      )}
      <Card
        className={cx(
          '@container px-2! crowded:order-first sm:px-4! lg:order-none lg:col-start-1 lg:row-start-1',
          student ? 'lg:row-span-2' : 'max-lg:order-first lg:row-span-3',
        )}
      >
        {data.rows.length === 0 ? (
          <Nobody period={period} student={student} />
        ) : (
          <BoardTable rows={data.rows} ownId={user.id} marked={ownIds} />
        )}
      </Card>
      <div className="grid grid-cols-1 gap-gap">
        {student && <OwnPlace user={user} board={data} period={period} rewarded={rewarded} />}
        <Together rows={data.rows} ownId={user.id} />
      </div>
    </div>
  );
};

/** One leaderboard: the best students, and below them the reader's own place. */
export const Board = (props: BoardProps) => (
  <Loaded query={useQuery(boardQuery(props.scope, props.period, props.classId))} waiting={waiting}>
    {(data) => <Places {...props} data={data} />}
  </Loaded>
);
