import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UserPlus } from 'lucide-react';
import { Fragment } from 'react';
import type { WeekOfChild } from '../../../../contract/analytics/endpoints';
import type { Role } from '../../../../contract/endpoint';
import { counted } from '../../lib/counted';
import { Link } from '../../lib/navigation';
import { booksRead } from '../../subjects/analytics/books-read';
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

const nothing = (standing: WeekOfChild['standing']) =>
  standing === 'new' ? 'Nothing yet' : 'No quiz, article, comic or talk in these seven days';

const figuresOf = (child: WeekOfChild): string[] => {
  const { activities, words_read, minutes, standing } = child;
  const done =
    activities === 0
      ? []
      : [
          counted(activities, 'activity', 'activities'),
          counted(words_read, 'word read', 'words read'),
          counted(minutes, 'minute', 'minutes'),
        ];
  const all = [...done, ...booksRead(child)];
  return all.length === 0 ? [nothing(standing)] : all;
};

/** A line breaks between figures, and inside one only where it is longer than a line. */
const Figures = ({ of }: { of: WeekOfChild }) =>
  figuresOf(of).map((figure, nth, all) => (
    <Fragment key={figure}>
      <span className="inline-block">
        {figure}
        {nth < all.length - 1 && ','}
      </span>{' '}
    </Fragment>
  ));

const Row = ({ child, isTeacher }: { child: WeekOfChild; isTeacher: boolean }) => (
  <li>
    <Link
      to={child.guardian ? `/children/${child.id}` : `/friends?child=${child.id}&view=summary`}
      className="flex gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
    >
      <Face id={child.id} name={child.username} avatar={child.avatar} className="size-10" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{child.username}</span>
          <Standing standing={child.standing} />
        </span>
        <span className="block text-[0.9em] text-soft">
          <Figures of={child} />
        </span>
        <span className="mt-1 block">{suggestionText(child.suggestion, child.username, isTeacher)}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-soft" />
    </Link>
  </li>
);

const Classes = () => {
  const { data } = useQuery(classesQuery);
  const current = data?.classes.filter(({ archived_at }) => archived_at === null) ?? [];
  if (current.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="text-soft">By class:</span>
      {current.map(({ id, name }) => (
        <Link
          key={id}
          to={`/friends?tab=week&class=${id}`}
          className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
        >
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
