import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChildOrder, shopFamily } from '../../../../contract/shop/family';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { AddressFields, missingIn, noAddress } from './address-fields';
import { familyQuery } from './family-query';

interface AnswerOrderProps {
  readonly order: ChildOrder;
  /** Whether the parent agrees: the prize is ordered, or the parent's own reward was given. */
  readonly yes: boolean;
  readonly onClose: () => void;
  readonly onAnswered: (text: string) => void;
}

/** The effect of agreeing, by kind of purchase. */
const promise = {
  prize: 'We send it by post. It costs you nothing.',
  gift_card: 'We mail its code to you, to use it together. It costs you nothing.',
  family: 'It is marked as fulfilled.',
} as const;

const promiseOf = (type: string) => (type in promise ? promise[type as keyof typeof promise] : '');

/** Asks for confirmation of a parent's answer, and for the address of a parcel. */
export const AnswerOrder = ({ order, yes, onClose, onAnswered }: AnswerOrderProps) => {
  const { child_id, username, purchase } = order;
  const { id, type, item_name } = purchase;
  const queries = useQueryClient();
  const [address, setAddress] = useState(noAddress);
  const [missing, setMissing] = useState<string>();
  const isPosted = yes && type === 'prize';
  const answer = useMutation({
    mutationFn: () =>
      type === 'family'
        ? call(shopFamily.settle, { body: { child_id, id, given: yes } })
        : call(shopFamily.decide, { body: { child_id, id, yes, ...(isPosted && { address }) } }),
    onSettled: () => queries.invalidateQueries(familyQuery),
  });
  const said = yes
    ? `${item_name} for ${username}: ${type === 'family' ? 'given.' : 'ordered.'}`
    : `${item_name}: ${username} has the gems back.`;
  const send = () => {
    const wrong = isPosted ? missingIn(address) : undefined;
    setMissing(wrong);
    if (wrong === undefined) answer.mutate(undefined, { onSuccess: () => onAnswered(said) });
  };
  return (
    <ConfirmDialog
      title={yes ? `${item_name} for ${username}` : `No “${item_name}” for ${username}?`}
      confirmLabel={yes ? (type === 'family' ? 'It is given' : 'Yes, order it') : 'Return the gems'}
      busy={answer.isPending}
      error={missing ?? answer.error?.message}
      onConfirm={send}
      onCancel={onClose}
    >
      <p className="mb-3">{yes ? promiseOf(type) : `${username} gets the gems back and can choose again.`}</p>
      {isPosted && <AddressFields value={address} onChange={setAddress} />}
    </ConfirmDialog>
  );
};
