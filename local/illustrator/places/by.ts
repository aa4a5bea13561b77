import { iconAt } from '../icons';
import type { Pen } from '../pen';
import type { Laid, Spot } from '../reading/spots';
import { isLarge } from '../things';
import type { Cover } from './cover';

/** What is drawn behind and before somebody who is by a thing, and how far they move from their spot. */
export const by = (pen: Pen, { how, by: name }: Spot, x: number, height: number): Cover => {
  const tall = isLarge(name) ? 210 : 120;
  const thing = (left: number, foot: number, size: number) => iconAt(pen, name, left, foot, size);
  if (how === 'on') return { behind: thing(x, 478, tall), shift: [0, -0.56 * tall] };
  if (how === 'over') return { behind: thing(x, 480, Math.min(150, tall)), shift: [0, -100] };
  if (how === 'under') return { behind: thing(x, 452 - 0.52 * height, 210), shift: [0, 14] };
  if (how === 'behind') return { before: thing(x + 24, 492, 150), shift: [-14, -34] };
  if (how === 'in' && /tree/.test(name)) return { behind: thing(x, 470, 330), shift: [0, -120] };
  if (how === 'in') return { before: thing(x, 494, Math.max(150, tall - 40)), shift: [0, -64] };
  return {
    behind: thing(x < 256 ? x - 60 : x - 150, 470, tall + 40),
    before: pen.ink(`M${x - 40} 330 q24 -34 60 -22 M${x - 46} 366 q20 -20 40 -16`, 5, '#ffffff'),
    shift: [x < 256 ? 70 : 30, 0],
  };
};

/** A thing that somebody has put by another one. */
export const laying = (pen: Pen, laid: Laid, x: number): string => {
  const { behind = '', before = '', shift } = by(pen, laid, x, 130);
  return behind + iconAt(pen, laid.thing, x + shift[0], 490 + shift[1], 76) + before;
};

/** What is given, with an arrow from who gives to who takes. */
export const gift = (pen: Pen, name: string, from: number, to: number, y: number): string => {
  const [x, way] = [(from + to) / 2, Math.sign(to - from)];
  const arrow = `M${x - 46 * way} ${y - 100} q${46 * way} -36 ${92 * way} 0 m${-24 * way} -12 l${24 * way} 12 l${-4 * way} -27`;
  return iconAt(pen, name, x, y, 96) + pen.ink(arrow, 10, '#d9483b');
};
