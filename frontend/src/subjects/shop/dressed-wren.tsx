import type { Look } from '../../../../contract/shop/kinds';
import { cx } from '../../lib/cx';
import { Wren, type WrenMood } from '../../ui/wren';
import { Worn } from './worn';

interface DressedWrenProps {
  readonly look: Pick<Look, 'hat'>;
  readonly mood?: WrenMood;
  readonly className?: string;
}

/** Wren with the hat that the student has put on her. With it she holds her head straight; her nightcap replaces it. */
export const DressedWren = ({ look: { hat }, mood = 'happy', className }: DressedWrenProps) => {
  const wears = hat !== null && mood !== 'sleepy';
  return (
    <span aria-hidden className={cx('block', className ?? 'relative')}>
      <Wren mood={wears ? 'happy' : mood} className="w-full" />
      {wears && <Worn id={hat} />}
    </span>
  );
};
