import type { Action } from '../figures/poses';
import { icon } from '../icons';
import { at, type Pen } from '../pen';
import { isScreen, isSeat } from '../things';
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

/** Where one lies or sits at a place. */
const seats: Readonly<Record<Place, number>> = { bedroom: 150, hospital: 150, room: 110, park: 250 };

export const cover = (
  pen: Pen,
  action: Action | undefined,
  place: Place,
  x: number,
  large: readonly string[],
  things: readonly string[],
): Cover | undefined => {
  const splashes = (action === 'jump' || action === 'fall') && /^(?:pool|water|sea)$/.test(place);
  if ((action === 'swim' && place !== 'underwater') || splashes)
    return {
      before:
        at(side / 2, side + 310, 1, icon(pen, 'waves', side)).replace('<g', '<g opacity="0.92"') +
        (splashes
          ? at(x - 80, 420, 1, icon(pen, 'sweat-droplets', 80)) +
            at(x + 80, 420, 1, icon(pen, 'sweat-droplets', 80), true)
          : ''),
      shift: [0, 46],
    };
  if (action === 'sit' && /^(?:plane|train)$/.test(place))
    return { behind: at(x - 8, 480, 1, icon(pen, 'seat', 210), true), shift: [0, -44] };
  const rests = action === 'sleep' || action === 'lie';
  const seat = large.some(isSeat) ? 110 : seats[place];
  if (seat !== undefined && (rests || (action === 'sit' && things.some(isSeat))))
    return { shift: [seat - x, rests ? -96 : -70] };
  if (action === 'hide')
    return {
      before: at(
        x + 20,
        490,
        1,
        icon(pen, things.find(isScreen) ?? (isEnclosed(place) ? 'package' : 'bush'), 150),
      ),
      shift: [-10, -20],
    };
  if (action === 'dig') return { before: at(x + 92, 500, 1, icon(pen, 'soil', 90)), shift: [-20, 0] };
  if (action !== 'climb') return undefined;
  if (place === 'mountain') return { shift: [330 - x, -120] };
  if (large.length > 0) return { shift: [150 - x, -40] };
  const [name, height] = isEnclosed(place) ? (['ladder', 250] as const) : (['deciduous-tree', 330] as const);
  return { behind: at(x - 40, 470, 1, icon(pen, name, height)), shift: [0, -20] };
};
