import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '../../../../contract/shop/endpoints';
import { gemsWord } from '../../subjects/shop/gems-word';
import { purchasesQuery } from '../../subjects/shop/purchases';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';

const states = {
  waiting: { tone: 'waiting', words: 'Processing' },
  ordered: { tone: 'waiting', words: 'Processing' },
  fulfilled: { tone: 'good', words: 'Fulfilled' },
  cancelled: { tone: 'plain', words: 'Cancelled, gems returned' },
} as const;

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

const Row = ({ item_name, gem_cost, status, reason, created_at }: Purchase) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
    <span className="min-w-0 flex-1 basis-40">
      <span className="block font-semibold wrap-anywhere">{item_name}</span>
      <span className="block text-[0.85em] text-soft">
        {gemsWord(gem_cost)} · <time dateTime={created_at}>{dayOf(created_at)}</time>
      </span>
      {reason !== null && <span className="block text-[0.9em] wrap-anywhere">{reason}</span>}
    </span>
    <Badge tone={states[status].tone}>{states[status].words}</Badge>
  </li>
);

/** Everything that the student has bought, the latest first. */
export const PurchaseHistory = () => (
  <Card aria-labelledby="purchases" className="grid gap-2">
    <h2 id="purchases" className="text-2xl">
      Purchase History
    </h2>
    <Loaded
      query={useQuery(purchasesQuery)}
      waiting={<Skeleton className="h-24" />}
      failed={() => 'Failed to fetch user purchases'}
    >
      {(purchases) =>
        purchases.length === 0 ? (
          <p className="text-soft">What you buy will stand here.</p>
        ) : (
          <ul className="divide-y divide-line">
            {purchases.map((purchase) => (
              <Row key={purchase.id} {...purchase} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </Card>
);
