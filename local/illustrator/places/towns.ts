import type { Place } from '../words/settings';
import { flowers, hills } from './plants';
import { lit, type Scenery } from './setting';

/** Places where people live. */
export const towns = {
  castle: (pen, time, random) =>
    hills(pen, time, '#9cc48c', '#86b96a') +
    [120, 392]
      .map(
        (x) =>
          pen.box(x - 34, 176, 68, 190, 2, lit('#c9bddb', time)) +
          pen.path(`M${x - 46} 178 L${x} 96 L${x + 46} 178 Z`, lit('#c0506a', time)) +
          pen.box(x - 10, 214, 20, 34, 10, '#4b4068'),
      )
      .join('') +
    pen.path(
      'M150 372 V236 h22 v18 h22 v-18 h24 v18 h24 v-18 h26 v18 h22 v-18 h24 v18 h22 v-18 h22 V372 Z',
      lit('#dad0e8', time),
    ) +
    pen.path('M220 372 V318 Q256 276 292 318 V372 Z', '#6b4a34') +
    pen.path(`M0 366 Q256 346 512 366 V512 H0 Z`, lit('#8fbf6c', time)) +
    flowers(pen, random),
  city: (pen, time) =>
    Array.from({ length: 6 }, (_, i) => {
      const [x, h] = [i * 90 - 10, 130 + ((i * 53) % 110)];
      return (
        pen.box(
          x,
          350 - h,
          82,
          h,
          3,
          lit(['#c7d0de', '#e0b8a0', '#b8c9b0', '#d8c4e0', '#f0d8a0', '#a8bcd0'][i] ?? '#ccc', time),
        ) +
        Array.from({ length: 6 }, (_, k) =>
          pen.box(
            x + 13 + (k % 2) * 32,
            366 - h + Math.floor(k / 2) * 36,
            20,
            22,
            2,
            time === 'night' ? '#ffe08a' : '#e6f4fb',
          ),
        ).join('')
      );
    }).join('') +
    pen.box(0, 350, 512, 162, 0, lit('#9aa0aa', time)) +
    pen.ink('M20 420 h70 M140 420 h70 M260 420 h70 M380 420 h70', 7, '#ffffff'),
} satisfies Partial<Record<Place, Scenery>>;
