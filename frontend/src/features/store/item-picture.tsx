import { Gift } from 'lucide-react';
import type { StoreItem } from '../../../../contract/store';
import { Wren } from '../../ui/wren';

const frame = 'relative mx-auto grid aspect-square w-full max-w-44 place-items-center';
const overlay = 'absolute inset-0 size-full';

const NamePlate = () => (
  <span className="grid size-3/5 place-items-center rounded-full bg-sun font-heading text-4xl font-bold text-ink crowded:hidden">
    A
  </span>
);

/** What an item looks like: something to wear on who wears it. */
export const ItemPicture = ({ item: { type, image_path } }: { item: StoreItem }) => {
  const address = type === 'family' ? '/things/family.svg' : image_path;
  const picture = address !== null && (
    <img src={address} alt="" className={type === 'border' ? 'absolute size-4/5' : overlay} />
  );
  return (
    <div aria-hidden className={frame}>
      {(type === 'hat' || type === 'companion') && <Wren className={overlay} />}
      {type === 'border' && <NamePlate />}
      {picture || (type !== 'border' && <Gift className="size-2/5 text-sun-ink" strokeWidth={1.5} />)}
    </div>
  );
};
