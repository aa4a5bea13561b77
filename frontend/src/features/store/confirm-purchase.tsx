import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Purchase, type StoreItem, store } from '../../../../contract/store';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { gemsWord } from './item-card';
import { reloadStore } from './queries';

interface ConfirmPurchaseProps {
  readonly item: StoreItem;
  readonly gems: number;
  readonly onClose: () => void;
  readonly onBought: (purchase: Purchase) => void;
}

/** Shows name and price before anything is paid. A second try is the same purchase, also after a lost answer. */
export const ConfirmPurchase = ({ item, gems, onClose, onBought }: ConfirmPurchaseProps) => {
  const queries = useQueryClient();
  const [request_id] = useState(() => crypto.randomUUID());
  const { id, name, gem_cost } = item;
  const buy = useMutation({
    mutationFn: () => call(store.purchase, { body: { item_id: id, gem_cost, request_id } }),
    onSettled: () => reloadStore(queries),
  });
  return (
    <ConfirmDialog
      title="Confirm Purchase"
      confirmLabel="Buy"
      busy={buy.isPending}
      error={buy.error === null ? undefined : buy.error.message || 'Purchase failed'}
      onConfirm={() => buy.mutate(undefined, { onSuccess: ({ purchase }) => onBought(purchase) })}
      onCancel={onClose}
    >
      <p>
        <strong>{name}</strong> costs <strong>{gemsWord(gem_cost)}</strong>. You keep{' '}
        {gemsWord(Math.max(0, gems - gem_cost))}.
      </p>
    </ConfirmDialog>
  );
};
