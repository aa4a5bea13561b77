import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Friend } from '../../../../contract/friends/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { Face } from '../../subjects/friends/face';
import { Figures } from '../../subjects/friends/figures';
import { friendsQuery } from '../../subjects/friends/queries';
import { useUser } from '../../subjects/users/user';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { labelBeside } from './beside';
import { useClassFilter } from './class-filter';
import { type SortKey, sorted, sortKeys } from './sort';
import { useWeek } from './use-week';
import { WhoFirst } from './who-first';
import type { Words } from './words';

const Row = ({
  child: { id, username, avatar, email, points, streak, active, guardian },
}: {
  child: Friend;
}) => (
  <li>
    <Link
      to={guardian ? `/children/${id}` : `/friends?child=${id}`}
      className="-mx-2 flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
    >
      <Face id={id} name={username} avatar={avatar} className="size-10 crowded:hidden" />
      <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{username}</span>
          <span className="block text-[0.9em] text-soft wrap-anywhere">{email}</span>
        </span>
        {active ? (
          <Figures points={points} streak={streak} />
        ) : (
          <span>
            <Badge tone="waiting">Cannot use Inkwren: consent taken back</Badge>
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
    </Link>
  </li>
);

/** For parents: a link to the page with all decisions about their children. */
export const ConsentsLink = () => (
  <Link to="/consent/children" className={buttonClass('secondary')}>
    Consents and invitations
  </Link>
);

/** More rows than these make the page slow. */
const shownAtOnce = 100;

interface RosterProps {
  readonly words: Words;
  readonly onAdd: () => void;
}

const List = ({ data, words, onAdd }: RosterProps & { readonly data: readonly Friend[] }) => {
  const { role } = useUser();
  const [key, setKey] = useState<SortKey>('Points');
  const [most, setMost] = useState(shownAtOnce);
  const { classId, control } = useClassFilter();
  const { week, isLoading } = useWeek(data.length);
  const shown = data.filter(({ classes }) => classId === undefined || classes.includes(classId));
  if (data.length === 0)
    return (
      <Card>
        <EmptyState mood="happy" title={words.none}>
          <p className="max-w-md text-soft">{words.next}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Button onClick={onAdd}>Add {words.many}</Button>
            {role === 'parent' && <ConsentsLink />}
          </div>
        </EmptyState>
      </Card>
    );
  return (
    <Card className="grid gap-3">
      {data.length > 1 && isLoading && <Skeleton className="h-28" />}
      {data.length > 1 && week !== undefined && (
        <WhoFirst students={week.filter(({ id }) => shown.some((child) => child.id === id))} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-xl">
          My {words.many} <span className="text-base font-normal text-soft">{shown.length}</span>
        </h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-auto max-sm:*:min-w-0 max-sm:*:flex-1 crowded:grid crowded:grid-cols-1">
          {control}
          <div className={cx('w-44 max-sm:w-full', labelBeside)}>
            <SelectField
              label="Sort by"
              options={sortKeys}
              value={key}
              onChange={(event) => setKey(event.target.value as SortKey)}
            />
          </div>
        </div>
      </div>
      {shown.length === 0 && (
        <p className="text-soft">Nobody is in this class yet. Put students in it under Classes.</p>
      )}
      <ul className="divide-y divide-line">
        {sorted(shown, key)
          .slice(0, most)
          .map((child) => (
            <Row key={child.id} child={child} />
          ))}
      </ul>
      {shown.length > most && (
        <div>
          <Button look="secondary" onClick={() => setMost(most + shownAtOnce)}>
            Show more
          </Button>
        </div>
      )}
      {role === 'parent' && (
        <div>
          <ConsentsLink />
        </div>
      )}
    </Card>
  );
};

/** The adult's students or children, in a chosen order. */
export const Roster = ({ words, onAdd }: RosterProps) => {
  return (
    <Loaded query={useQuery(friendsQuery)} waiting={<Skeleton className="h-56" />}>
      {(data) => <List data={data} words={words} onAdd={onAdd} />}
    </Loaded>
  );
};
