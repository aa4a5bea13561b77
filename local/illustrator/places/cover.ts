import { iconAt } from '../icons';
import type { Pen } from '../pen';
import type { Actor } from '../reading/actor';
import type { Scene } from '../reading/scene';
import { isScreen, isSeat } from '../things';
import type { Place } from '../words/settings';
import { isEnclosed } from './scenery';
import { side } from './sky';

/** What an action needs around a figure: the water of a swimmer, the bed of a sleeper, the bush of somebody who hides. */
export interface Cover {
  readonly behind?: string;
  readonly before?: string;
  /** How far the figure moves from its spot. */
  readonly shift: readonly [x: number, y: number];
}

/** A scene with the large things behind its figures. */
type Around = Scene & { readonly large: readonly string[] };

/** Where one lies or sits at a place. */
const seats: Readonly<Record<Place, number>> = { bedroom: 150, hospital: 150, room: 110, park: 250 };

export const cover = (pen: Pen, { action }: Actor, x: number, scene: Around): Cover | undefined => {
  const { things, large } = scene;
  const { place } = scene.setting;
  const splashes = (action === 'jump' || action === 'fall') && /^(?:pool|water|sea)$/.test(place);
  if ((action === 'swim' && place !== 'underwater') || splashes) {
    const waves = iconAt(pen, 'waves', side / 2, side + 310, side).replace('<g', '<g opacity="0.92"');
    const drops = [-80, 80].map((dx) => iconAt(pen, 'sweat-droplets', x + dx, 420, 80, dx > 0));
    return { before: waves + (splashes ? drops.join('') : ''), shift: [0, 46] };
  }
  if (action === 'sit' && /^(?:plane|train)$/.test(place))
    return { behind: iconAt(pen, 'seat', x - 8, 480, 210, true), shift: [0, -44] };
  const rests = action === 'sleep' || action === 'lie';
  const seat = large.some(isSeat) ? 110 : seats[place];
  if (seat !== undefined && (rests || (action === 'sit' && things.some(isSeat))))
    return { shift: [seat - x, rests ? -96 : -70] };
  if (action === 'hide') {
    const screen = things.find(isScreen) ?? (isEnclosed(place) ? 'package' : 'bush');
    return { before: iconAt(pen, screen, x + 20, 490, 150), shift: [-10, -20] };
  }
  if (action === 'dig') return { before: iconAt(pen, 'soil', x + 92, 500, 90), shift: [-20, 0] };
  if (action !== 'climb') return undefined;
  if (place === 'mountain') return { shift: [330 - x, -120] };
  if (large.length > 0) return { shift: [150 - x, -40] };
  const [name, height] = isEnclosed(place) ? (['ladder', 250] as const) : (['deciduous-tree', 330] as const);
  return { behind: iconAt(pen, name, x - 40, 470, height), shift: [0, -20] };
};
