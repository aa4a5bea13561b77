import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, shopOperators } from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { operatorKeys } from '../../subjects/operator/keys';
import { gemsWord } from '../../subjects/shop/gems-word';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextField } from '../../ui/text-field';

export interface OrderStep {
  readonly order: Order;
  readonly way: 'fulfil' | 'cancel';
}

interface OrderDialogProps {
  readonly step: OrderStep;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The last step of an order: sent, with the code of a gift card, or cancelled with a reason. */
export const OrderDialog = ({ step: { order, way }, onClose, onDone }: OrderDialogProps) => {
  const { child_id, id, type, item_name, username, gem_cost } = order;
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  const isCancelled = way === 'cancel';
  const needsText = isCancelled || type === 'gift_card';
  const finish = useMutation({
    mutationFn: (): Promise<unknown> => {
      const said = text.trim();
      return isCancelled
        ? call(shopOperators.cancel, { body: { child_id, id, reason: said } })
        : call(shopOperators.fulfil, { body: { child_id, id, ...(said !== '' && { code: said }) } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: operatorKeys.orders }),
  });
  const send = () => {
    if (needsText && text.trim() === '') return setMissing('Please fill this in.');
    const done = isCancelled ? 'is cancelled.' : 'is on its way.';
    finish.mutate(undefined, { onSuccess: () => onDone(`${item_name} for ${username} ${done}`) });
  };
  return (
    <ConfirmDialog
      title={isCancelled ? `Cancel “${item_name}”?` : `Is “${item_name}” sent?`}
      confirmLabel={isCancelled ? 'Cancel the order' : 'It is sent'}
      cancelLabel="Back"
      danger={isCancelled}
      busy={finish.isPending}
      error={finish.error?.message}
      onConfirm={send}
      onCancel={onClose}
    >
      <p className="mb-3">
        {isCancelled
          ? `${username} gets ${gemsWord(gem_cost)} back and reads the reason.`
          : type === 'gift_card'
            ? 'The code goes to the guardian by mail. We do not keep it.'
            : 'The address is deleted 30 days from now.'}
      </p>
      {needsText && (
        <TextField
          label={isCancelled ? 'Reason' : 'Code'}
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={missing}
        />
      )}
    </ConfirmDialog>
  );
};
