import { poseOf } from './figures/poses';
import { iconAt } from './icons';
import type { Pen } from './pen';
import { gift } from './places/by';
import { side } from './places/sky';
import type { Staging } from './staging';
import { isBefore, isBoat, isFood, isGround, isSmaller } from './things';

/** The large things and those aloft, larger in a panel without figures, and what is under whoever acts. */
export const behind = (pen: Pen, { action, isAlone, large, aloft, small, heroX }: Staging): string[] => [
  ...large.map((name, i) => {
    const drawing = name === 'door' && action === 'open' ? 'open-door' : name;
    const height = isAlone ? 270 : isSmaller(name) ? 150 : 230;
    return iconAt(pen, drawing, i === 1 ? 420 : isAlone ? 256 : 100, 412, height, i === 1);
  }),
  ...aloft.map((name, i) => iconAt(pen, name, i === 0 ? 426 : 86, isAlone ? 300 : 250, isAlone ? 150 : 116)),
  ...small.filter(isGround).map((name) => iconAt(pen, name, heroX + 8, 506, 150)),
];

/** The small things; what somebody builds or opens is before them. */
const lying = (pen: Pen, { action, isAlone, small, heroX, upright }: Staging): string[] => {
  const isMade =
    poseOf(action).holds === 'ground' || /^(?:build|knock|wash|paint|water|turn)$/.test(action ?? '');
  const x = upright.length === 2 ? 256 : heroX + 110;
  const sparkles = action === 'open' ? iconAt(pen, 'sparkles', x, 370, 76) : '';
  return small.map((name, i) => {
    if (isGround(name)) return '';
    if (isBefore(name)) return iconAt(pen, name, heroX, 500, 120);
    if (isMade && i === 0) return iconAt(pen, name, x, 500, 140) + sparkles;
    const size = isAlone ? 150 : isFood(name) ? 68 : 92;
    return iconAt(pen, name, (isAlone ? [256, 120, 400] : [54, 458, 256])[i] ?? 256, 504, size);
  });
};

/** The vehicle, the small things, what is given, and an arrow to whom somebody becomes. */
export const front = (pen: Pen, staging: Staging): string[] => {
  const { ridden, given, action, actors, hero, figures, upright, xOf, heroX, tallest, scale } = staging;
  const taker = figures.find(({ actor }) => actor !== hero && actor.reacts === true);
  const takerX = taker === undefined ? side - heroX : xOf(taker);
  // Whoever becomes another one comes first.
  const [from = 180, to = 352] = upright.slice(-2).map(xOf);
  return [
    ridden === undefined ? '' : iconAt(pen, ridden, 256, 476, 220, true),
    ridden !== undefined && isBoat(ridden) ? iconAt(pen, 'waves', side / 2, side + 396, side) : '',
    ...lying(pen, staging),
    given === undefined ? '' : gift(pen, given, heroX, takerX, 458 - 0.3 * tallest * scale),
    action === 'turn' && actors.length > 1 ? iconAt(pen, 'right-arrow', (from + to) / 2, 340, 70) : '',
  ];
};
