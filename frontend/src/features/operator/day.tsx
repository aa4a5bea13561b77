import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { Badge } from '../../ui/badge';
import { DayFigures } from './day-figures';
import { dueWords, isOverdue } from './flag-words';
import {
  comicsQuery,
  correctionsQuery,
  heldDeletionsQuery,
  heldReferralsQuery,
  heldRewardsQuery,
  ordersQuery,
  proposalsQuery,
  questionsQuery,
  schoolsQuery,
  teachersQuery,
  waitlistQuery,
  wishesQuery,
} from './queries';
import type { TabName } from './tab-name';

interface Waiting {
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly more: boolean;
  readonly overdue?: number;
  /** When the next deadline is. */
  readonly due?: string;
}

type Pages<P> = UseInfiniteQueryResult<InfiniteData<P>>;

/** What the loaded pages of a list contain. */
const waitingIn = <P extends { readonly next: string | null }, E>(
  { data, error }: Pages<P>,
  of: (page: P) => readonly E[],
): Waiting => ({
  count: data?.pages.flatMap(of).length,
  failed: error !== null,
  more: data?.pages.at(-1)?.next != null,
});

/** The nearest deadline comes first. */
const useFlags = (): Waiting => {
  const query = useInfiniteQuery(flagsQuery);
  const flags = query.data?.pages.flatMap((page) => page.flags) ?? [];
  const next = flags.find((flag) => !isOverdue(flag));
  return {
    ...waitingIn(query, (page) => page.flags),
    overdue: flags.filter(isOverdue).length,
    ...(next !== undefined && { due: dueWords(next) }),
  };
};

interface List {
  readonly tab: TabName;
  readonly what: string;
  readonly useWaiting: () => Waiting;
}

const countWords = ({ count, failed, more }: Waiting): string => {
  if (failed) return 'Not loaded';
  return count === undefined ? '…' : `${count}${more ? '+' : ''}`;
};

/** A list that waits, as a link to its tab. */
const Row = ({ tab, what, useWaiting }: List) => {
  const waiting = useWaiting();
  const { count = 0, overdue = 0, due } = waiting;
  return (
    <li className={count > 0 ? 'waits' : undefined}>
      <Link
        to={`/operator?tab=${tab}`}
        className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-sunken"
      >
        <span className={count === 0 ? 'text-soft' : 'font-semibold'}>{what}</span>
        <span className="flex items-center gap-2">
          {overdue > 0 && <Badge tone="bad">{overdue} overdue</Badge>}
          {due !== undefined && <Badge tone="waiting">{due}</Badge>}
          <span className={count === 0 ? 'text-soft' : 'font-heading text-xl font-bold'}>
            {countWords(waiting)}
          </span>
        </span>
      </Link>
    </li>
  );
};

const useHeldDeletions = (): Waiting => {
  const { data, error } = useQuery(heldDeletionsQuery);
  return { count: data?.deletions.length, failed: error !== null, more: false };
};

/** What waits for an operator, the most urgent first. */
const lists: readonly List[] = [
  { tab: 'flags', what: 'Flags of children', useWaiting: useFlags },
  { tab: 'deletions', what: 'Deletions that a flag holds', useWaiting: useHeldDeletions },
  {
    tab: 'proposals',
    what: 'Proposals',
    useWaiting: () => waitingIn(useInfiniteQuery(proposalsQuery), (page) => page.proposals),
  },
  {
    tab: 'corrections',
    what: 'Corrections',
    useWaiting: () => waitingIn(useInfiniteQuery(correctionsQuery), (page) => page.corrections),
  },
  {
    tab: 'schools',
    what: 'Schools with new terms',
    useWaiting: () => waitingIn(useInfiniteQuery(schoolsQuery), (page) => page.schools),
  },
  {
    tab: 'teachers',
    what: 'Teachers to verify',
    useWaiting: () => waitingIn(useInfiniteQuery(teachersQuery), (page) => page.teachers),
  },
  {
    tab: 'waitlist',
    what: 'Waitlist',
    useWaiting: () => waitingIn(useInfiniteQuery(waitlistQuery), (page) => page.entries),
  },
  {
    tab: 'comics',
    what: 'Reported comics',
    useWaiting: () => waitingIn(useInfiniteQuery(comicsQuery('reported')), (page) => page.comics),
  },
  {
    tab: 'questions',
    what: 'Reported questions',
    useWaiting: () => waitingIn(useInfiniteQuery(questionsQuery), (page) => page.questions),
  },
  {
    tab: 'orders',
    what: 'Orders to send',
    useWaiting: () => waitingIn(useInfiniteQuery(ordersQuery('open')), (page) => page.orders),
  },
  {
    tab: 'rewards',
    what: 'Held rewards',
    useWaiting: () => waitingIn(useInfiniteQuery(heldRewardsQuery), (page) => page.rewards),
  },
  {
    tab: 'rewards',
    what: 'Held referrals',
    useWaiting: () => waitingIn(useInfiniteQuery(heldReferralsQuery), (page) => page.referrals),
  },
  {
    tab: 'wishes',
    what: 'Wishes',
    useWaiting: () => waitingIn(useInfiniteQuery(wishesQuery), (page) => page.requests),
  },
];

/** The first screen: what waits for an operator, the most urgent first, and the day in numbers. */
const Day = () => (
  <div className="grid gap-gap">
    <section aria-labelledby="waits" className="grid gap-3">
      <h2 id="waits" className="text-2xl">
        What waits
      </h2>
      <ul className="divide-y divide-line [&>:nth-child(1_of_.waits)]:bg-sun-soft overflow-hidden rounded-card border border-line bg-raised">
        {lists.map((list) => (
          <Row key={list.what} {...list} />
        ))}
      </ul>
    </section>
    <DayFigures />
  </div>
);

export default Day;
