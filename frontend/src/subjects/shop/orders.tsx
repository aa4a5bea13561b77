import { useState } from 'react';
import type { ChildOrder } from '../../../../contract/shop/family';
import { Button } from '../../ui/button';
import { AnswerOrder } from './answer-order';
import { gemsWord } from './gems-word';

interface Answer {
  readonly order: ChildOrder;
  readonly yes: boolean;
}

interface OrdersProps {
  readonly orders: readonly ChildOrder[];
  /** Called with what was decided, in words. */
  readonly onAnswered: (text: string) => void;
}

/** The purchases of children that wait for a grown-up, each with a yes and a no. */
const Orders = ({ orders, onAnswered }: OrdersProps) => {
  const [answer, setAnswer] = useState<Answer>();
  return (
    <>
      <p className="text-soft">Without an answer the gems go back after 30 days.</p>
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
                <Button aria-label={`${yes}: ${about}`} onClick={() => setAnswer({ order, yes: true })}>
                  {yes}
                </Button>
                <Button
                  look="secondary"
                  aria-label={`${no}: ${about}`}
                  onClick={() => setAnswer({ order, yes: false })}
                >
                  {no}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {answer !== undefined && (
        <AnswerOrder
          {...answer}
          onClose={() => setAnswer(undefined)}
          onAnswered={(text) => {
            setAnswer(undefined);
            onAnswered(text);
          }}
        />
      )}
    </>
  );
};

export default Orders;
