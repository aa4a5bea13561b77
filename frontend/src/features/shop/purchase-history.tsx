import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import type { Purchase, StoreItem } from '../../../../contract/shop/endpoints';
import { gemsWord } from '../../subjects/shop/gems-word';
import { purchasesQuery } from '../../subjects/shop/purchases';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';
import { ItemPicture } from './item-picture';
import { itemsQuery } from './queries';

const states = {
  waiting: { tone: 'waiting', words: 'Processing' },
  ordered: { tone: 'waiting', words: 'Processing' },
  fulfilled: { tone: 'good', words: 'Fulfilled' },
  cancelled: { tone: 'plain', words: 'Cancelled, gems returned' },
} as const;

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

interface RowProps extends Purchase {
  /** Undefined for one that the store no longer has. */
  readonly item: StoreItem | undefined;
}

const Row = ({ item, item_name, gem_cost, status, reason, created_at }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
    <span
      aria-hidden
      className="grid size-16 place-items-center rounded-control bg-sunken p-1 crowded:hidden"
    >
      {item === undefined ? <Gift className="size-7 text-sun-ink" /> : <ItemPicture item={item} />}
    </span>
    <span className="min-w-0 flex-1 basis-32">
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
export const PurchaseHistory = () => {
  const { data: items } = useQuery(itemsQuery);
  return (
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
            <div className="flex items-center gap-4">
              <Wren mood="waiting" className="w-20 shrink-0 crowded:hidden" />
              <p className="min-w-0 text-soft">What you buy will stand here.</p>
            </div>
          ) : (
            <ul className="divide-y divide-line">
              {purchases.map((purchase) => (
                <Row
                  key={purchase.id}
                  {...purchase}
                  item={items?.find(({ id }) => id === purchase.item_id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
};
