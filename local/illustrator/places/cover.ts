import type { Action } from '../figures/poses';
import { icon } from '../icons';
import { at, type Pen } from '../pen';
import type { Place } from '../words/settings';
import { isEnclosed } from './scenery';
import { side } from './sky';

/** What an action needs around a figure: the water of a swimmer, the bed of a sleeper, the bush of somebody who hides. */
interface Cover {
  readonly behind?: string;
  readonly before?: string;
  /** How far the figure moves from its spot. */
  readonly shift: readonly [x: number, y: number];
}

const waves = (pen: Pen) =>
  pen.path(`M0 424 q32 -22 64 0 ${'t64 0 '.repeat(7)}V${side} H0 Z`, '#4fa3c9', { opacity: 0.92 });

const bush = (pen: Pen, x: number) =>
  pen.path(
    `M${x - 92} 480 q-26 -60 30 -72 q6 -54 62 -44 q56 -10 62 44 q56 12 30 72 Z`,
    pen.style === 'Kawaii' ? '#8fd08a' : '#3f8a45',
  );

export const cover = (
  pen: Pen,
  action: Action | undefined,
  place: Place,
  x: number,
  large: readonly string[],
): Cover | undefined => {
  if (action === 'swim' && place !== 'underwater') return { before: waves(pen), shift: [0, 46] };
  if ((action === 'sleep' || action === 'lie') && (place === 'bedroom' || place === 'hospital'))
    return { shift: [140 - x, -96] };
  if ((action === 'sleep' || action === 'lie') && large.includes('bed')) return { shift: [110 - x, -96] };
  if (action === 'hide')
    return {
      before: isEnclosed(place) ? at(x, 488, 1, icon(pen, 'package', 150)) : bush(pen, x),
      shift: [0, 0],
    };
  if (action === 'climb')
    return large.length > 0
      ? { shift: [150 - x, -40] }
      : {
          behind: at(
            x - 40,
            470,
            1,
            icon(pen, isEnclosed(place) ? 'ladder' : 'deciduous-tree', isEnclosed(place) ? 250 : 330),
          ),
          shift: [0, -20],
        };
  return undefined;
};
