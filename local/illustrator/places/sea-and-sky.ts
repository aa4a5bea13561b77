import { at } from '../pen';
import type { Place } from '../words/settings';
import { lit, type Scenery } from './setting';
import { cloud } from './sky';

/** Places without land below the horizon. */
export const seaAndSky = {
  sea: (pen, time) =>
    pen.path('M0 286 H512 V420 H0 Z', lit('#4fa3c9', time)) +
    [0, 1, 2]
      .map((i) =>
        pen.ink(
          Array.from({ length: 8 }, (_, k) => `M${k * 70 - 20 + i * 26} ${304 + i * 24} q14 -10 28 0`).join(
            ' ',
          ),
          3,
          '#eafaff',
        ),
      )
      .join('') +
    pen.path('M0 392 Q140 362 280 388 Q400 408 512 380 V512 H0 Z', lit('#f2d9a0', time)) +
    at(
      452,
      404,
      0.8,
      pen.limb('M0 0 Q-14 -80 -44 -140', 14, '#9a6b3e') +
        [-60, -20, 30, 70]
          .map(
            (a) =>
              `<g transform="translate(-44 -140) rotate(${a})">${pen.path('M0 0 Q40 -30 84 0 Q40 -8 0 0 Z', lit('#4f9a4a', time))}</g>`,
          )
          .join(''),
    ),
  sky: (pen) =>
    [
      [90, 420, 1.6],
      [260, 460, 2],
      [440, 420, 1.7],
      [380, 250, 0.8],
      [70, 230, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) => cloud(pen, x, y, s))
      .join(''),
} satisfies Partial<Record<Place, Scenery>>;
