import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  BookCheck,
  Flame,
  Gem,
  Gift,
  type LucideIcon,
  ShoppingBag,
  Trophy,
  Undo2,
  UsersRound,
} from 'lucide-react';
import type { Received } from '../../../../contract/endpoint';
import { type GemKind, rewards } from '../../../../contract/rewards/endpoints';
import { call } from '../../lib/api';
import { userKeys } from '../../subjects/users/keys';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

export const historyQuery = queryOptions({
  queryKey: userKeys.gemHistory,
  queryFn: ({ signal }) => call(rewards.gemHistory, {}, signal),
});

const kinds: Record<GemKind, { words: string; Icon: LucideIcon; tint: string }> = {
  streak: { words: 'Three reading days in a row', Icon: Flame, tint: 'bg-accent-soft text-accent' },
  week: { words: 'Among the best of the week', Icon: Trophy, tint: 'bg-sun-soft text-sun-ink' },
  words: { words: 'Books that you read to the end', Icon: BookCheck, tint: 'bg-leaf-soft text-leaf' },
  referral: { words: 'A friend you invited is reading', Icon: UsersRound, tint: 'bg-leaf-soft text-leaf' },
  welcome: { words: 'A welcome gift', Icon: Gift, tint: 'bg-berry-soft text-berry' },
  purchase: { words: 'Spent in the store', Icon: ShoppingBag, tint: 'bg-sea-soft text-sea' },
  refund: { words: 'Given back by the store', Icon: Undo2, tint: 'bg-leaf-soft text-leaf' },
};

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

type EntryProps = Received<typeof rewards.gemHistory>['entries'][number];

const Entry = ({ kind, gems, what, created_at }: EntryProps) => {
  const { words, Icon, tint } = kinds[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-6" />
      </span>
      <span className="min-w-0 flex-1 basis-32 leading-snug">
        <span className="block font-semibold wrap-anywhere">
          {what === null ? words : `${words}: ${what}`}
        </span>
        <time dateTime={created_at} className="block text-[0.85em] text-soft">
          {dayOf(created_at)}
        </time>
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-1 font-heading text-xl font-bold tabular-nums">
        {gems < 0 ? `−${-gems}` : `+${gems}`}
        <Gem aria-hidden className="size-5 text-sea" />
        <span className="sr-only">{Math.abs(gems) === 1 ? 'gem' : 'gems'}</span>
      </span>
    </li>
  );
};

/** The origin and the use of gems, newest first. */
export const GemHistory = () => (
  <Card aria-labelledby="gem-history" className="grid gap-3">
    <h2 id="gem-history" className="text-2xl">
      Where they came from, and went
    </h2>
    <Loaded query={useQuery(historyQuery)} waiting={<Skeleton className="h-56" />}>
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState mood="waiting" title="Your first gem is on its way">
            <p className="text-soft">Once you have one, its story stands here.</p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.created_at}`} {...entry} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </Card>
);
