import type { Friend } from '../../../../contract/friends/endpoints';
import { Link } from '../../lib/navigation';
import { Standing } from '../../subjects/analytics/standing';
import { Step } from '../../subjects/analytics/step';
import { suggestionText } from '../../subjects/analytics/suggestion-text';
import { GiveButton } from '../../subjects/family/give-button';
import { Figures } from '../../subjects/friends/figures';
import { since } from '../../subjects/friends/since';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { useWeek } from './use-week';

interface ChildHeadProps {
  readonly child: Friend;
  /** How many children the adult has. */
  readonly count: number;
}

/** Above the views of a child: how the week went, what the adult may do next, and the other ways. */
export const ChildHead = ({ child, count }: ChildHeadProps) => {
  const { id, username, email, points, streak, guardian } = child;
  const isTeacher = useUser().role === 'teacher';
  const { week: students, isLoading } = useWeek(count);
  const week = students?.find((one) => one.id === id);
  return (
    <Card className="grid gap-3 print:hidden">
      {(week !== undefined || isLoading) && (
        <Step>
          {week === undefined ? (
            <Skeleton className="h-12" />
          ) : (
            <>
              <Standing standing={week.standing} /> {suggestionText(week.suggestion, username, isTeacher)}
            </>
          )}
        </Step>
      )}
      <div className="flex gap-3 crowded:grid crowded:grid-cols-1 sm:flex-wrap max-sm:*:flex-auto max-sm:*:px-2">
        {guardian && (
          <Link to={`/children/${id}`} className={buttonClass('secondary')}>
            All about {username}
          </Link>
        )}
        {!guardian && isTeacher && <GiveButton childId={id} name={username} />}
        <Link to={`/friends?child=${id}&view=report`} className={buttonClass('secondary')}>
          Report to print
        </Link>
      </div>
      <div className="grid gap-1">
        <Figures points={points} streak={streak} />
        <p className="text-[0.9em] text-soft wrap-anywhere">
          {email !== undefined && (
            <>
              <span>{email}</span>.{' '}
            </>
          )}
          {guardian ? 'You have given permission' : 'You see this reading'} since {since(child.since)}.
        </p>
      </div>
    </Card>
  );
};
