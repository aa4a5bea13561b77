import { icon } from '../icons';
import { at, type Pen } from '../pen';
import type { Time } from '../words/settings';
import { side, skies } from './sky';

/** Draws a place; the pen gives its colours the light of the hour. */
export type Scenery = (pen: Pen, random: () => number, time: Time) => string;

/** Icons, each with its place on the ground and its height. */
export const icons = (
  pen: Pen,
  all: readonly (readonly [name: string, x: number, y: number, height: number])[],
) => all.map(([name, x, y, height]) => at(x, y, 1, icon(pen, name, height))).join('');

export const wall = (pen: Pen, hex: string, floor: string) =>
  pen.box(0, 0, side, 400, 0, hex, { bare: true }) + pen.box(0, 386, side, 126, 0, floor);

export const window = (pen: Pen, x: number, y: number, time: Time) =>
  pen.box(x, y, 120, 120, 6, skies[time][0]) +
  (time === 'night' ? pen.dot(x + 84, y + 38, 16, '#fff3b8', { bare: true }) : '') +
  pen.ink(`M${x + 60} ${y} V${y + 120} M${x} ${y + 60} H${x + 120}`, 4);
