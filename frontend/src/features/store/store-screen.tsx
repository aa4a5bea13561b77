import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import type { Purchase, StoreItem } from '../../../../contract/store';
import { Link } from '../../lib/navigation';
import { useUser } from '../../subjects/users/user';
import { Banner } from '../../ui/banner';
import { buttonClass } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { ConfirmPurchase } from './confirm-purchase';
import { gemsWord, ItemCard } from './item-card';
import { Nest } from './nest';
import { PurchaseHistory } from './purchase-history';
import { itemsQuery } from './queries';
import { RequestReward } from './request-reward';

const grid = 'grid gap-gap [grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr))]';

const waiting = (
  <div className={grid}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-80" />
    ))}
  </div>
);

const boughtWords = ({ item_name, status }: Purchase) =>
  status === 'fulfilled' ? `${item_name} is yours!` : `${item_name} is ordered.`;

interface ShelvesProps {
  readonly items: readonly StoreItem[];
  readonly gems: number | null;
  readonly onBuy: (item: StoreItem) => void;
}

const Shelves = ({ items, gems, onBuy }: ShelvesProps) => (
  <section aria-label="In the store">
    {items.length === 0 ? (
      <p className="py-8 text-center text-soft">The shelves are empty just now. Please come back soon.</p>
    ) : (
      <ul className={grid}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} gems={gems} onBuy={() => onBuy(item)} />
        ))}
      </ul>
    )}
  </section>
);

/** The place where gems are spent. Grown-ups may look. */
const StoreScreen = () => {
  const { role, gems } = useUser();
  const isStudent = role === 'student';
  const [buying, setBuying] = useState<StoreItem>();
  const [bought, setBought] = useState<Purchase>();
  return (
    <Page
      title="Gem Store"
      aside={
        isStudent && (
          <Link to="/gems" className={buttonClass('secondary')}>
            <Gem aria-hidden className="size-5 text-sea" />
            {gemsWord(gems)}
          </Link>
        )
      }
    >
      {!isStudent && (
        <Notice kind="info">
          The store is for students only: they spend the gems that they earn by reading. You are welcome to
          look around.
        </Notice>
      )}
      {bought !== undefined && (
        <Banner key={bought.id} kind="success" onGone={() => setBought(undefined)}>
          {boughtWords(bought)}
        </Banner>
      )}
      {isStudent && <Nest />}
      <Loaded query={useQuery(itemsQuery)} waiting={waiting} failed={() => 'Failed to fetch store items'}>
        {(items) => (
          <Shelves
            items={items}
            gems={isStudent ? gems : null}
            onBuy={(item) => {
              setBought(undefined);
              setBuying(item);
            }}
          />
        )}
      </Loaded>
      {isStudent && (
        <>
          <PurchaseHistory />
          <RequestReward />
        </>
      )}
      {buying !== undefined && (
        <ConfirmPurchase
          item={buying}
          gems={gems}
          onClose={() => setBuying(undefined)}
          onBought={(purchase) => {
            setBuying(undefined);
            setBought(purchase);
          }}
        />
      )}
    </Page>
  );
};

export default StoreScreen;
