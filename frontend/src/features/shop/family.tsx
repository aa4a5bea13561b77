import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { familyQuery } from '../../subjects/shop/family-query';
import Orders from '../../subjects/shop/orders';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { OwnRewards } from './own-rewards';

/**
 * A guardian's decisions: prizes that wait for approval and, for a parent, the rewards of the family. A guardian with a
 * teacher's account sees it while a decision is pending.
 */
const Family = ({ isParent }: { isParent: boolean }) => {
  const [said, setSaid] = useState<string>();
  return (
    <Loaded query={useQuery(familyQuery)} waiting={isParent && <Skeleton className="h-40" />}>
      {({ orders, rewards }) => (
        <div className="grid gap-gap">
          {said !== undefined && (
            <Banner key={said} kind="success" onGone={() => setSaid(undefined)}>
              {said}
            </Banner>
          )}
          {(isParent || orders.length > 0) && (
            <Card aria-labelledby="waiting" className="grid gap-2">
              <h2 id="waiting" className="text-2xl">
                Waiting for you
              </h2>
              {orders.length === 0 ? (
                <p className="text-soft">Prizes that your children ask for stand here. Nothing waits now.</p>
              ) : (
                <Orders orders={orders} onAnswered={setSaid} />
              )}
            </Card>
          )}
          {isParent && <OwnRewards rewards={rewards} />}
        </div>
      )}
    </Loaded>
  );
};

export default Family;
