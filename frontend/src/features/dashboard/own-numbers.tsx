import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck, Clock, School, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '../../../../contract/endpoint';
import { Link } from '../../lib/navigation';
import { overviewQuery } from '../../subjects/analytics/overview';
import { classesQuery } from '../../subjects/friends/queries';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { Figure } from './figure';

interface CountProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly value: number;
  /** The counted noun in singular and plural. */
  readonly words: readonly [one: string, many: string];
}

const Count = ({ to, words: [one, many], ...figure }: CountProps) => (
  <Link to={to} className="rounded-control px-2 py-1 hover:bg-sunken">
    <Figure {...figure} label={figure.value === 1 ? one : many} />
  </Link>
);

/** A grown-up's numbers in the place of a child's points: the supervised children and the last seven days. */
export const OwnNumbers = ({ role }: { role: Role }) => {
  const { data, error } = useQuery(overviewQuery(undefined));
  const isTeacher = role === 'teacher';
  const owned = useQuery({ ...classesQuery, enabled: isTeacher });
  const classes = owned.data?.classes.filter(({ archived_at }) => archived_at === null).length;
  if (error !== null && data === undefined) return null;
  if (data === undefined || owned.isLoading) return <Skeleton className="h-20" />;
  const { students } = data;
  return (
    <Card
      aria-label="Your numbers"
      className="grid auto-cols-fr grid-flow-col gap-x-2 gap-y-3 crowded:grid-flow-row crowded:grid-cols-2"
    >
      <Count
        to="/friends"
        icon={<UsersRound className="text-accent" />}
        value={students.length}
        words={isTeacher ? ['student', 'students'] : ['child', 'children']}
      />
      {classes !== undefined && (
        <Count
          to="/friends?tab=classes"
          icon={<School className="text-grape" />}
          value={classes}
          words={['class', 'classes']}
        />
      )}
      <Count
        to="/friends?tab=week"
        icon={<BookOpenCheck className="text-sea" />}
        value={students.filter(({ activities }) => activities > 0).length}
        words={['active in 7 days', 'active in 7 days']}
      />
      <Count
        to="/friends?tab=week"
        icon={<Clock className="text-sun-ink" />}
        value={students.reduce((sum, { minutes }) => sum + minutes, 0)}
        words={['minute in 7 days', 'minutes in 7 days']}
      />
    </Card>
  );
};
