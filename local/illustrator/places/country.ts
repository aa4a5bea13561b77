import { at } from '../pen';
import type { Place } from '../words/settings';
import { fir, flowers, grass, hills, tree } from './plants';
import { horizon, lit, type Scenery } from './setting';

/** Places in the country. */
export const country = {
  field: (pen, time, random) =>
    hills(pen, time, '#8cc088', '#79b964') +
    at(66, 330, 0.9, tree(pen, time)) +
    grass(pen, random, time) +
    flowers(pen, random),
  garden: (pen, time, random) =>
    hills(pen, time, '#9ccf8e', '#86c46a') +
    Array.from({ length: 9 }, (_, i) =>
      pen.path(`M${i * 60 - 6} 340 V276 l16 -16 l16 16 V340 Z`, lit('#fff6e6', time)),
    ).join('') +
    grass(pen, random, time) +
    flowers(pen, random),
  water: (pen, time, random) =>
    hills(pen, time, '#8cc088', '#79b964') +
    pen.oval(256, 424, 250, 66, lit('#4fa3c9', time)) +
    pen.ink(
      'M110 410 q14 -10 28 0 M210 440 q14 -10 28 0 M340 408 q14 -10 28 0 M420 436 q14 -10 28 0',
      3,
      '#eafaff',
    ) +
    flowers(pen, random),
  forest: (pen, time, random) =>
    hills(pen, time, '#4f8f5c', '#5f9f52') +
    [30, 118, 400, 486].map((x, i) => at(x, 338 + (i % 2) * 14, 1.25, fir(pen, time))).join('') +
    grass(pen, random, time) +
    [90, 440]
      .map((x) =>
        at(
          x,
          420,
          0.32,
          pen.path('M-15 0 Q-10 -40 -12 -44 H12 Q10 -40 15 0 Z', '#f7ead2') +
            pen.path('M-46 -40 Q-44 -92 0 -92 Q44 -92 46 -40 Q0 -26 -46 -40 Z', '#d9483b'),
        ),
      )
      .join(''),
  mountain: (pen, time, random) =>
    [
      [110, 250, 170],
      [330, 210, 220],
      [470, 262, 130],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          pen.path(`M${x - w} 350 L${x} ${y - 90} L${x + w} 350 Z`, lit('#8e9ab0', time)) +
          pen.path(
            `M${x - w * 0.26} ${y + 2} L${x} ${y - 90} L${x + w * 0.26} ${y + 2} L${x + w * 0.1} ${y - 14} L${x} ${y + 6} L${x - w * 0.12} ${y - 16} Z`,
            '#ffffff',
            { bare: true },
          ),
      )
      .join('') +
    pen.path(`M0 ${horizon} Q200 300 512 ${horizon - 4} V512 H0 Z`, lit('#86b56a', time)) +
    grass(pen, random, time),
  snow: (pen, time) =>
    pen.path('M0 306 Q130 236 260 300 Q390 230 512 290 V512 H0 Z', lit('#dfeaf6', time)) +
    [70, 446]
      .map((x) =>
        at(
          x,
          346,
          1.1,
          fir(pen, time) +
            pen.path('M-28 -100 L0 -192 L28 -100 Q0 -116 -28 -100 Z', '#ffffff', { bare: true }),
        ),
      )
      .join('') +
    pen.path(`M0 ${horizon} Q180 300 340 336 Q430 350 512 324 V512 H0 Z`, lit('#f7fbff', time)),
  desert: (pen, time) =>
    pen.path('M60 330 L190 170 L320 330 Z', lit('#e0b868', time)) +
    pen.path('M190 170 L320 330 H230 Z', lit('#c99a4e', time), { bare: true }) +
    pen.path('M0 330 Q120 280 260 326 Q400 360 512 306 V512 H0 Z', lit('#f0cf86', time)) +
    at(
      434,
      392,
      0.9,
      pen.limb('M0 0 V-96', 24, lit('#5f9a5a', time)) +
        pen.limb('M0 -40 Q36 -40 36 -76', 15, lit('#5f9a5a', time)) +
        pen.limb('M0 -28 Q-34 -28 -34 -60', 15, lit('#5f9a5a', time)),
    ),
} satisfies Partial<Record<Place, Scenery>>;
