import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, orderStates } from '../../../../contract/shop/operators';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { Nothing } from './nothing';
import { OrderDialog, type OrderStep } from './order-dialog';
import { Pages } from './pages';
import { PostalAddress } from './postal-address';
import { ordersQuery } from './queries';
import { Report, type Said } from './report';
import { day } from './words';

const Address = ({ address, type }: Order) =>
  address === null ? (
    type === 'gift_card' ? (
      'A code, by mail'
    ) : (
      'Deleted'
    )
  ) : (
    <PostalAddress address={address} />
  );

const endOf = ({ status, reason }: Order) =>
  status === 'fulfilled' ? 'Sent' : `Cancelled${reason === null ? '' : `: ${reason}`}`;

/** Purchases of children that an operator must send, or that were sent or cancelled. */
export const OrderTable = ({ state }: { readonly state: (typeof orderStates)[number] }) => {
  const [step, setStep] = useState<OrderStep>();
  const [said, setSaid] = useState<Said>();
  const query = useInfiniteQuery(ordersQuery(state));
  const rows = query.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <>
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages
        query={query}
        what="order"
        count={rows.length}
        nothing={
          <Nothing title="No orders.">
            {state === 'open'
              ? 'Prizes and gift cards that children have bought stand here, after the yes of a grown-up where one is needed.'
              : 'What you have sent or cancelled stands here.'}
          </Nothing>
        }
      >
        <Table
          caption={state === 'open' ? 'To send' : 'Sent or cancelled'}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Item', cell: ({ item_name }) => <span className="wrap-anywhere">{item_name}</span> },
            { head: 'For', cell: ({ username }) => <span className="wrap-break-word">{username}</span> },
            { head: 'Ordered', cell: ({ created_at }) => day(created_at) },
            { head: 'Address', cell: Address },
            {
              head: state === 'open' ? 'Actions' : 'End',
              cell: (order) =>
                state === 'done' ? (
                  endOf(order)
                ) : (
                  <span className="flex flex-wrap gap-2">
                    {(['fulfil', 'cancel'] as const).map((way) => {
                      const word = way === 'fulfil' ? 'Sent' : 'Cancel';
                      return (
                        <Button
                          key={way}
                          look={way === 'fulfil' ? 'secondary' : 'quiet'}
                          className="px-3"
                          aria-label={`${word}: ${order.item_name} for ${order.username}`}
                          onClick={() => setStep({ order, way })}
                        >
                          {word}
                        </Button>
                      );
                    })}
                  </span>
                ),
            },
          ]}
        />
      </Pages>
      {step !== undefined && (
        <OrderDialog
          step={step}
          onClose={() => setStep(undefined)}
          onDone={(text) => {
            setStep(undefined);
            setSaid({ text, takesFocus: true });
          }}
        />
      )}
    </>
  );
};
