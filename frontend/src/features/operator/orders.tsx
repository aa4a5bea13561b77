import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, type orderStates, shopOperators } from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { download } from '../../lib/download';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Table } from '../../ui/table';
import { OrderDialog, type OrderStep } from './order-dialog';
import { Pages } from './pages';
import { ordersQuery } from './queries';
import { Report, type Said } from './report';
import { day } from './words';

type State = (typeof orderStates)[number];

const states = [
  { value: 'open', label: 'To send' },
  { value: 'done', label: 'Sent or cancelled' },
];

const Address = ({ address, type }: Order) =>
  address === null ? (
    type === 'gift_card' ? (
      'A code, by mail'
    ) : (
      'Deleted'
    )
  ) : (
    <span className="wrap-anywhere">
      {address.name}, {address.street}, {address.postal_code} {address.city}, {address.country}
    </span>
  );

const endOf = ({ status, reason }: Order) =>
  status === 'fulfilled' ? 'Sent' : `Cancelled${reason === null ? '' : `: ${reason}`}`;

/** Purchases of children that an operator must send. */
const Orders = () => {
  const [state, setState] = useState<State>('open');
  const [step, setStep] = useState<OrderStep>();
  const [said, setSaid] = useState<Said>();
  const query = useInfiniteQuery(ordersQuery(state));
  const rows = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const save = useMutation({
    // A file of a thousand orders each, until all are saved.
    mutationFn: async () => {
      let cursor: string | undefined;
      for (let part = 1; part === 1 || cursor !== undefined; part++) {
        const { csv, next } = await call(shopOperators.exportOrders, { body: { state, cursor } });
        cursor = next ?? undefined;
        const isWhole = part === 1 && cursor === undefined;
        download(`orders-${state}${isWhole ? '' : `-${part}`}.csv`, csv);
      }
    },
  });
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      {save.isError && <Notice kind="error">{save.error.message}</Notice>}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label="Orders"
          options={states}
          value={state}
          onChange={({ target }) => setState(target.value as State)}
        />
        <Button look="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          Export as CSV
        </Button>
      </div>
      <Pages query={query} what="order" count={rows.length}>
        <Table
          caption={state === 'open' ? 'To send' : 'Sent or cancelled'}
          rows={rows}
          keyOf={({ id }) => id}
          empty="No orders."
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
                          look="secondary"
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
    </div>
  );
};

export default Orders;
