import { useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import { family } from '../../../../contract/family/endpoints';
import { isSticker, type ReceivedGift, sentences } from '../../../../contract/family/gifts';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { dashboardKeys } from '../../subjects/dashboard/keys';
import { Sticker } from '../../subjects/family/sticker';
import { Button } from '../../ui/button';
import { Confetti } from '../../ui/confetti';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';

const fromWhom = ({ from, role }: ReceivedGift): string =>
  from ?? (role === 'teacher' ? 'Your teacher' : 'Your grown-up');

/** Thanks for the gift or not, and takes it from the first screen. */
const useOpening = (onDone: () => void) => {
  const queries = useQueryClient();
  return useSend({
    mutationFn: ({ id, thanks }: { readonly id: string; readonly thanks: boolean }) =>
      call(family.open, { params: { id }, body: { thanks } }),
    onSuccess: (_, { id }) => {
      onDone();
      queries.setQueriesData(
        { queryKey: dashboardKeys.all },
        (before: Dashboard | undefined) =>
          before && { ...before, gifts: before.gifts.filter((gift) => gift.id !== id) },
      );
    },
  });
};

/** The unwrapped gift. Closing it opens it without thanks. */
const Unwrapped = ({ gift, onDone }: { readonly gift: ReceivedGift; readonly onDone: () => void }) => {
  const opening = useOpening(onDone);
  const close = (thanks: boolean) => opening.mutate({ id: gift.id, thanks });
  return (
    <Dialog title={`From ${fromWhom(gift)}`} onClose={() => close(false)}>
      <Confetti />
      <div className="grid justify-items-center gap-4 text-center">
        <Sticker gift={gift.gift} className="size-32 animate-hop [animation-iteration-count:3]" />
        <p className="font-heading text-2xl font-bold text-pretty">
          {isSticker(gift.gift) ? `A ${gift.gift} for you!` : `“${sentences[gift.gift]}”`}
        </p>
        {opening.error !== null && <Notice kind="error">{opening.error.message}</Notice>}
        <div className="grid w-full gap-2">
          <Button data-focus-first busy={opening.isPending} onClick={() => close(true)}>
            Say thank you
          </Button>
          <Button look="quiet" onClick={() => close(false)}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** One line about the oldest gift, so that the next step stays in view. */
const Gifts = ({ gifts: [gift] }: { readonly gifts: Dashboard['gifts'] }) => {
  const [isOpen, setOpen] = useState(false);
  if (gift === undefined) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-target animate-rise items-center gap-3 crowded:grid crowded:gap-1 rounded-card border-2 border-sun bg-sun-soft px-4 py-2 text-left shadow-card hover:-translate-y-0.5"
      >
        <Gift aria-hidden className="size-7 shrink-0 animate-hop text-berry [animation-iteration-count:3]" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <strong>{fromWhom(gift)}</strong> has something for you
        </span>
        <span className="font-semibold underline underline-offset-4">Open</span>
      </button>
      {isOpen && <Unwrapped key={gift.id} gift={gift} onDone={() => setOpen(false)} />}
    </>
  );
};

export default Gifts;
