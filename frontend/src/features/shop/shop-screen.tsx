import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import type { Purchase, StoreItem } from '../../../../contract/shop/endpoints';
import { isSent } from '../../../../contract/shop/kinds';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useFocusNext } from '../../lib/use-focus-next';
import { gemsWord } from '../../subjects/shop/gems-word';
import { useUser } from '../../subjects/users/user';
import { buttonClass } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { Bought } from './bought';
import { ConfirmPurchase } from './confirm-purchase';
import { cardId, ItemCard } from './item-card';
import { Nest, nestId } from './nest';
import { PurchaseHistory } from './purchase-history';
import { itemsQuery } from './queries';
import { RequestReward } from './request-reward';

const Family = part(() => import('./family'));

/** Two in a row on a phone, one with large letters. */
const grid =
  'grid gap-3 sm:gap-gap [grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] sm:[grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr))]';

const waiting = (
  <div className={grid}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-80" />
    ))}
  </div>
);

interface ShelvesProps {
  readonly items: readonly StoreItem[];
  readonly gems: number | null;
  readonly onBuy: (item: StoreItem) => void;
}

const Shelf = ({ items, gems, onBuy }: ShelvesProps) => (
  <ul className={grid}>
    {items.map((item) => (
      <ItemCard key={item.id} item={item} gems={gems} onBuy={() => onBuy(item)} />
    ))}
  </ul>
);

/** A grown-up sees first what somebody has to send, because it needs a yes. */
const ForGrownUps = (props: ShelvesProps) => {
  const prizes = props.items.filter(({ type }) => isSent(type));
  const others = props.items.filter(({ type }) => !isSent(type));
  return (
    <>
      {prizes.length > 0 && (
        <div className="mb-gap grid gap-3">
          <h2 className="text-2xl">Prizes that we send</h2>
          <p className="text-soft">
            A younger child’s prize waits for a grown-up’s yes. It costs gems, no money.
          </p>
          <Shelf {...props} items={prizes} />
        </div>
      )}
      {others.length > 0 && (
        <div className="grid gap-3">
          <h2 className="text-2xl">Things that come at once</h2>
          <Shelf {...props} items={others} />
        </div>
      )}
    </>
  );
};

const Shelves = (props: ShelvesProps) => (
  <section aria-label="In the store">
    {props.items.length === 0 ? (
      <p className="py-8 text-center text-soft">The shelves are empty just now. Please come back soon.</p>
    ) : props.gems === null ? (
      <ForGrownUps {...props} />
    ) : (
      <Shelf {...props} />
    )}
  </section>
);

/** The place where gems are spent. Grown-ups may look. */
const StoreScreen = () => {
  const { role, gems } = useUser();
  const isStudent = role === 'student';
  const [buying, setBuying] = useState<StoreItem>();
  const [made, setMade] = useState<Purchase>();
  const focusNext = useFocusNext();
  // The button that opened the dialogs is often gone by then.
  const leaveTo = (id: string) => {
    setMade(undefined);
    focusNext({ id });
  };
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
          The store is for students only: they pay with gems, which they earn by reading.
        </Notice>
      )}
      {(role === 'parent' || role === 'teacher') && (
        <Piece waiting={role === 'parent' && <Skeleton className="h-40" />}>
          <Family isParent={role === 'parent'} />
        </Piece>
      )}
      {isStudent && <Nest />}
      <Loaded query={useQuery(itemsQuery)} waiting={waiting} failed={() => 'Failed to fetch store items'}>
        {(items) => <Shelves items={items} gems={isStudent ? gems : null} onBuy={setBuying} />}
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
            setMade(purchase);
          }}
        />
      )}
      {made !== undefined && (
        <Bought
          purchase={made}
          onNest={() => leaveTo(nestId)}
          onClose={() => leaveTo(cardId(made.item_id))}
        />
      )}
    </Page>
  );
};

export default StoreScreen;
