import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Purchase, type StoreItem, shop } from '../../../../contract/shop/endpoints';
import { isSent } from '../../../../contract/shop/kinds';
import { call } from '../../lib/api';
import { AddressFields, missingIn, noAddress } from '../../subjects/shop/address-fields';
import { gemsWord } from '../../subjects/shop/gems-word';
import { useUser } from '../../subjects/users/user';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ItemPicture } from './item-picture';
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
  const { decides_alone } = useUser();
  const [address, setAddress] = useState(noAddress);
  const [missing, setMissing] = useState<string>();
  const { id, name, type, gem_cost } = item;
  const isPosted = type === 'prize' && decides_alone;
  const buy = useMutation({
    mutationFn: () =>
      call(shop.purchase, { body: { item_id: id, gem_cost, request_id, ...(isPosted && { address }) } }),
    onSettled: () => reloadStore(queries),
  });
  const send = () => {
    const wrong = isPosted ? missingIn(address) : undefined;
    setMissing(wrong);
    if (wrong === undefined) buy.mutate(undefined, { onSuccess: ({ purchase }) => onBought(purchase) });
  };
  return (
    <ConfirmDialog
      title="Confirm Purchase"
      confirmLabel="Buy"
      busy={buy.isPending}
      error={missing ?? (buy.error === null ? undefined : buy.error.message || 'Purchase failed')}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className="mx-auto mb-3 w-36 animate-fly rounded-card bg-sunken p-3 crowded:hidden">
        <ItemPicture item={item} />
      </div>
      <p>
        <strong>{name}</strong> costs <strong>{gemsWord(gem_cost)}</strong>. You keep{' '}
        {gemsWord(Math.max(0, gems - gem_cost))}.
      </p>
      {isSent(type) && !decides_alone && (
        <p className="mt-3">
          Your grown-up is asked first. Until the answer your gems are kept safe; a no gives them back.
        </p>
      )}
      {isPosted && (
        <div className="mt-3">
          <AddressFields value={address} onChange={setAddress} />
        </div>
      )}
    </ConfirmDialog>
  );
};
