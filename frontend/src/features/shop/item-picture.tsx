import { Gift } from 'lucide-react';
import type { StoreItem } from '../../../../contract/shop/endpoints';
import { Wren } from '../../ui/wren';
import { OwnFace } from './own-face';

const frame = 'relative mx-auto grid aspect-square w-full max-w-44 place-items-center';
const overlay = 'absolute inset-0 size-full';

/** The picture of an item; a wearable item is shown on its wearer. */
export const ItemPicture = ({ item: { type, image_path } }: { item: StoreItem }) => {
  const address = type === 'family' ? '/things/family.svg' : image_path;
  const picture = address !== null && (
    <img src={address} alt="" className={type === 'border' ? 'absolute size-4/5' : overlay} />
  );
  return (
    <div aria-hidden className={frame}>
      {(type === 'hat' || type === 'companion') && <Wren className={overlay} />}
      {type === 'border' && <OwnFace className="size-3/5 text-4xl crowded:hidden" />}
      {picture || (type !== 'border' && <Gift className="size-2/5 text-sun-ink" strokeWidth={1.5} />)}
    </div>
  );
};
