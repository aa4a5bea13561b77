import type { Purchase } from '../../../../contract/shop/endpoints';
import type { ItemKind, PurchaseStatus } from '../../../../contract/shop/kinds';
import { DressedWren } from '../../subjects/shop/dressed-wren';
import { Worn } from '../../subjects/shop/worn';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { OwnFace } from './own-face';

const titles: Record<PurchaseStatus, string> = {
  fulfilled: 'is yours!',
  ordered: 'is ordered.',
  waiting: 'waits for your grown-up’s yes.',
  cancelled: 'was cancelled.',
};

/** Items that come with the purchase and appear in the nest. */
const inNest: Partial<Record<ItemKind, string>> = {
  hat: 'Wren wears it now. In her nest you can take it off and put it on.',
  companion: 'It keeps Wren company now. In her nest you can change that.',
  border: 'It is around your letter now. In Wren’s nest you can take it off and put it on.',
  rest_day: 'It waits in Wren’s nest, and keeps your days in a row when you miss one.',
  book_plate: 'You can print it in Wren’s nest.',
};

const wordsOf = ({ status, type }: Purchase): string | undefined => {
  if (type === 'family') return 'The grown-up who gives it knows.';
  if (status === 'waiting') return 'A no gives your gems back.';
  return status === 'fulfilled' ? inNest[type] : undefined;
};

interface BoughtProps {
  readonly purchase: Purchase;
  readonly onNest: () => void;
  readonly onClose: () => void;
}

/** The result of a purchase, shown where the child is, with a link to the item. */
export const Bought = ({ purchase, onNest, onClose }: BoughtProps) => {
  const { look } = useUser();
  const { item_id, item_name, type, status } = purchase;
  const words = wordsOf(purchase);
  const isInNest = status === 'fulfilled' && inNest[type] !== undefined;
  const title = type === 'family' ? titles.fulfilled : titles[status];
  return (
    <Dialog title={`${item_name} ${title}`} onClose={onClose}>
      <div className="grid gap-gap">
        {type === 'border' ? (
          <OwnFace border={item_id} className="mx-auto my-6 size-24 text-5xl" />
        ) : (
          <div className="relative mx-auto w-32 crowded:w-20">
            <DressedWren look={look} />
            <Worn id={look.companion} />
          </div>
        )}
        {words !== undefined && <p>{words}</p>}
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:flex-1">
          <Button
            look={isInNest ? 'secondary' : 'primary'}
            data-focus-first={isInNest ? undefined : true}
            onClick={onClose}
          >
            Back to the store
          </Button>
          {isInNest && (
            <Button data-focus-first onClick={onNest}>
              See it in the nest
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
