import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChildOrder } from '../../../../contract/shop/family';
import { familyQuery } from '../../subjects/shop/family-query';
import { gemsWord } from '../../subjects/shop/gems-word';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { AnswerOrder } from './answer-order';
import { OwnRewards } from './own-rewards';

interface Answer {
  readonly order: ChildOrder;
  readonly yes: boolean;
}

interface OrdersProps {
  readonly orders: readonly ChildOrder[];
  readonly onAnswer: (answer: Answer) => void;
}

const Orders = ({ orders, onAnswer }: OrdersProps) => (
  <ul className="divide-y divide-line">
    {orders.map((order) => {
      const { username, purchase } = order;
      const isOwn = purchase.type === 'family';
      const [yes, no] = isOwn ? ['Given', 'Return the gems'] : ['Yes', 'No'];
      const about = `${purchase.item_name} for ${username}`;
      return (
        <li key={purchase.id} className="flex flex-wrap items-center gap-3 py-3">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold wrap-anywhere">
              {username} {isOwn ? 'has earned' : 'asks for'} “{purchase.item_name}”
            </span>
            <span className="block text-[0.9em] text-soft">
              {gemsWord(purchase.gem_cost)}, {isOwn ? 'your own reward' : 'waits for your yes'}
            </span>
          </span>
          <span className="flex flex-wrap gap-2">
            <Button aria-label={`${yes}: ${about}`} onClick={() => onAnswer({ order, yes: true })}>
              {yes}
            </Button>
            <Button
              look="secondary"
              aria-label={`${no}: ${about}`}
              onClick={() => onAnswer({ order, yes: false })}
            >
              {no}
            </Button>
          </span>
        </li>
      );
    })}
  </ul>
);

/**
 * A guardian's decisions: prizes that wait for approval and, for a parent, the rewards of the family. A guardian with a
 * teacher's account sees it while a decision is pending.
 */
const Family = ({ isParent }: { isParent: boolean }) => {
  const [answer, setAnswer] = useState<Answer>();
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
                <>
                  <p className="text-soft">Without an answer the gems go back after 30 days.</p>
                  <Orders orders={orders} onAnswer={setAnswer} />
                </>
              )}
            </Card>
          )}
          {isParent && <OwnRewards rewards={rewards} />}
          {answer !== undefined && (
            <AnswerOrder
              {...answer}
              onClose={() => setAnswer(undefined)}
              onAnswered={(text) => {
                setAnswer(undefined);
                setSaid(text);
              }}
            />
          )}
        </div>
      )}
    </Loaded>
  );
};

export default Family;
