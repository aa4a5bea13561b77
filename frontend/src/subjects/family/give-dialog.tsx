import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { family } from '../../../../contract/family/endpoints';
import { type GiftName, type Sentence, sentences, stickers } from '../../../../contract/family/gifts';
import { call } from '../../lib/api';
import { cx } from '../../lib/cx';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { since } from '../friends/since';
import { giftWords } from './gift-words';
import { familyKeys } from './keys';
import { giftsQuery } from './query';
import { Sticker } from './sticker';

interface ChoiceProps {
  readonly gift: GiftName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
}

/** A sticker, or a sentence in words. */
const Choice = ({ gift, isChosen, onChoose, className }: ChoiceProps) => (
  <label
    className={cx(
      'flex min-h-target cursor-pointer items-center gap-2 rounded-control border-2 p-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
      isChosen ? 'border-accent-strong bg-sunken' : 'border-line hover:bg-sunken',
      className,
    )}
  >
    <input
      type="radio"
      name="gift"
      value={gift}
      checked={isChosen}
      onChange={onChoose}
      className={cx(gift in sentences ? 'size-5 shrink-0 accent-accent-strong' : 'sr-only')}
    />
    {gift in sentences ? (
      <span>{giftWords(gift)}</span>
    ) : (
      <>
        <Sticker gift={gift} />
        <span className="sr-only">{giftWords(gift)}</span>
      </>
    )}
  </label>
);

const words = Object.keys(sentences) as Sentence[];

interface GiveDialogProps {
  readonly childId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A grown-up chooses a sticker or a sentence for a child. */
const GiveDialog = ({ childId, name, onClose }: GiveDialogProps) => {
  const queries = useQueryClient();
  const [gift, setGift] = useState<GiftName>();
  const { data } = useQuery(giftsQuery(childId));
  const give = useSend({
    mutationFn: (chosen: GiftName) =>
      call(family.give, { params: { child_id: childId }, body: { gift: chosen } }),
    onSuccess: (answer) => {
      setGift(undefined);
      queries.setQueryData(familyKeys.gifts(childId), answer);
      return queries.invalidateQueries({ queryKey: familyKeys.page(childId) });
    },
  });
  const choice = (one: GiftName, className?: string) => (
    <Choice
      key={one}
      gift={one}
      isChosen={gift === one}
      onChoose={() => setGift(one)}
      {...(className !== undefined && { className })}
    />
  );
  return (
    <Dialog title={`Something for ${name}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (gift !== undefined) give.mutate(gift);
        }}
      >
        <fieldset className="grid gap-3">
          <legend className="sr-only">A sticker or a sentence</legend>
          <div className="grid grid-cols-4 gap-2 crowded:grid-cols-2">
            {stickers.map((one) => choice(one, 'justify-center'))}
          </div>
          <div className="grid gap-1.5">{words.map((one) => choice(one))}</div>
        </fieldset>
        {give.error !== null && <Notice kind="error">{give.error.message}</Notice>}
        {give.isSuccess && gift === undefined && (
          <Notice kind="success">It is on its way: {name} finds it on the first screen.</Notice>
        )}
        <div className="sticky bottom-0 -mx-6 -mb-6 grid gap-2 border-t border-line bg-raised px-6 py-4 crowded:static crowded:-mx-4">
          <Button type="submit" busy={give.isPending} disabled={gift === undefined || data?.left === 0}>
            Give it to {name}
          </Button>
          {data !== undefined && (
            <p className="text-center text-[0.9em] text-soft">
              {data.left === 0
                ? 'You have given ten this week. On Monday there are ten new ones.'
                : `${data.left} of 10 left until Monday.`}
            </p>
          )}
        </div>
        {data !== undefined && data.given.length > 0 && (
          <section aria-labelledby="given">
            <h3 id="given" className="text-lg">
              This week
            </h3>
            <ul className="grid gap-1">
              {data.given.map(({ id, gift: one, sent_at, opened, thanked }) => (
                <li key={id} className="flex flex-wrap items-baseline gap-x-2">
                  <span>{giftWords(one)}</span>
                  <span className="text-[0.9em] text-soft">
                    {since(sent_at)}
                    {!opened && ', not opened yet'}
                  </span>
                  {thanked && <span className="font-semibold text-berry">{name} says thank you</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Dialog>
  );
};

export default GiveDialog;
