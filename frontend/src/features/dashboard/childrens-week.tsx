import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UserPlus } from 'lucide-react';
import type { WeekOfChild } from '../../../../contract/analytics/endpoints';
import type { Role } from '../../../../contract/endpoint';
import { Link } from '../../lib/navigation';
import { overviewQuery } from '../../subjects/analytics/overview';
import { Standing } from '../../subjects/analytics/standing';
import { suggestionText } from '../../subjects/analytics/suggestion-text';
import { Face } from '../../subjects/friends/face';
import { classesQuery } from '../../subjects/friends/queries';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

/** The order of the rows: children who are stuck, those who have not read for a while, those who have not begun, and the others. */
const urgency = { stuck: 0, away: 1, new: 2, early: 3, steady: 4, well: 5 };
const mostShown = 6;

const nothingIn = ({ standing }: WeekOfChild) =>
  standing === 'new' ? 'Nothing yet' : 'No quiz, article, comic or talk in these seven days';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** A line breaks between figures, and inside one only where it is longer than a line. */
const Figures = ({ of: { activities, words_read, minutes } }: { of: WeekOfChild }) => (
  <>
    <span className="inline-block">{counted(activities, 'activity', 'activities')},</span>{' '}
    <span className="inline-block">{counted(words_read, 'word read', 'words read')},</span>{' '}
    <span className="inline-block">{counted(minutes, 'minute', 'minutes')}</span>
  </>
);

const Row = ({ child, isTeacher }: { child: WeekOfChild; isTeacher: boolean }) => (
  <li>
    <Link
      to={child.guardian ? `/children/${child.id}` : `/friends?child=${child.id}&view=summary`}
      className="flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
    >
      <Face id={child.id} name={child.username} avatar={child.avatar} className="size-10" />
      <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{child.username}</span>
          <span className="block text-[0.9em] text-soft">
            {child.activities === 0 ? nothingIn(child) : <Figures of={child} />}
          </span>
          <span className="mt-1 block">{suggestionText(child.suggestion, child.username, isTeacher)}</span>
        </span>
        <span>
          <Standing standing={child.standing} />
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
    </Link>
  </li>
);

const Classes = () => {
  const { data } = useQuery(classesQuery);
  const current = data?.classes.filter(({ archived_at }) => archived_at === null) ?? [];
  if (current.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-soft">By class:</span>
      {current.map(({ id, name }) => (
        <Link key={id} to={`/friends?tab=week&class=${id}`} className={buttonClass('secondary')}>
          {name}
        </Link>
      ))}
    </p>
  );
};

/** The last seven days of a parent's children or a teacher's students. Children who are stuck come first. */
export const ChildrensWeek = ({ role }: { role: Role }) => {
  const words = role === 'teacher' ? 'students' : 'children';
  return (
    <Card aria-labelledby="childrens-week" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="childrens-week" className="text-xl">
          Your {words} in the last seven days
        </h2>
        <Link to="/friends?tab=week" className={buttonClass('secondary')}>
          The whole week
        </Link>
      </div>
      {role === 'teacher' && <Classes />}
      <Loaded query={useQuery(overviewQuery(undefined))} waiting={<Skeleton className="h-40" />}>
        {({ students }) =>
          students.length === 0 ? (
            <EmptyState mood="happy" title={`No ${words} here yet`}>
              <Link
                to={role === 'teacher' ? '/friends?tab=add' : '/consent/children'}
                className={buttonClass()}
              >
                <UserPlus aria-hidden className="size-5" />
                Add {words}
              </Link>
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {students
                  .toSorted((a, b) => urgency[a.standing] - urgency[b.standing])
                  .slice(0, mostShown)
                  .map((child) => (
                    <Row key={child.id} child={child} isTeacher={role === 'teacher'} />
                  ))}
              </ul>
              {students.length > mostShown && (
                <p className="text-soft">
                  {students.length - mostShown} more in{' '}
                  <Link to="/friends?tab=week" className="underline underline-offset-4">
                    the whole week
                  </Link>
                  .
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
};
