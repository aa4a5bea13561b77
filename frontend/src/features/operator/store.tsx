import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OperatorItem, shopOperators } from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Table } from '../../ui/table';
import { draftOf, fieldsOf } from './item-fields';
import { ItemForm } from './item-form';
import { ListShape } from './pages';
import { storeItemsQuery } from './queries';
import { Report, type Said } from './report';

/** The intended readers of an item, in words. */
const forWhom = ({ regions, from_age }: OperatorItem) =>
  [regions?.join(', ') ?? 'All regions', ...(from_age > 0 ? [`from ${from_age}`] : [])].join(', ');

/** The items of the store, on sale and withdrawn. */
const Store = () => {
  const queries = useQueryClient();
  const [said, setSaid] = useState<Said>();
  /** `null`: a new one. */
  const [open, setOpen] = useState<OperatorItem | null>();
  const turn = useMutation({
    mutationFn: (item: OperatorItem) =>
      call(shopOperators.changeItem, {
        params: { id: item.id },
        body: { ...fieldsOf(draftOf(item)), on_sale: !item.on_sale, stock_before: item.stock },
      }),
    onSuccess: ({ name, on_sale }) =>
      setSaid({ text: on_sale ? `${name} is on sale again.` : `${name} is taken from the store.` }),
    onSettled: () => queries.invalidateQueries(storeItemsQuery),
  });
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      {turn.isError && <Notice kind="error">{turn.error.message}</Notice>}
      <div>
        <Button onClick={() => setOpen(null)}>Add an item</Button>
      </div>
      <Loaded query={useQuery(storeItemsQuery)} waiting={<ListShape />}>
        {(items) => (
          <Table
            caption="Items of the store"
            rows={items}
            keyOf={({ id }) => id}
            empty="The store is empty."
            onPhone="pairs"
            columns={[
              { head: 'Item', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
              { head: 'Gems', cell: ({ gem_cost }) => gem_cost },
              {
                head: 'State',
                cell: ({ on_sale }) => (
                  <Badge tone={on_sale ? 'good' : 'plain'}>{on_sale ? 'On sale' : 'Removed'}</Badge>
                ),
              },
              { head: 'Stock', cell: ({ stock }) => stock ?? 'no limit' },
              { head: 'For', cell: forWhom },
              {
                head: 'Actions',
                cell: (item) => {
                  const turnWord = item.on_sale ? 'Remove' : 'Put back';
                  return (
                    <span className="flex flex-wrap gap-2">
                      <Button
                        look="secondary"
                        className="px-3"
                        aria-label={`Change: ${item.name}`}
                        onClick={() => setOpen(item)}
                      >
                        Change
                      </Button>
                      <Button
                        look="quiet"
                        className="px-3"
                        busy={turn.isPending && turn.variables.id === item.id}
                        aria-label={`${turnWord}: ${item.name}`}
                        onClick={() => turn.mutate(item)}
                      >
                        {turnWord}
                      </Button>
                    </span>
                  );
                },
              },
            ]}
          />
        )}
      </Loaded>
      {open !== undefined && (
        <ItemForm
          item={open ?? undefined}
          onClose={() => setOpen(undefined)}
          onSaved={(name) => {
            setOpen(undefined);
            setSaid({ text: `${name} is saved.`, takesFocus: true });
          }}
        />
      )}
    </div>
  );
};

export default Store;
