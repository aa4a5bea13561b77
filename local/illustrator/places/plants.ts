import type { Pen } from '../pen';
import type { Time } from '../words/settings';
import { horizon, lit, side } from './setting';

export const hills = (pen: Pen, time: Time, far: string, near: string): string =>
  pen.path(`M0 300 Q90 220 190 290 Q300 200 400 280 Q460 240 512 280 V512 H0 Z`, lit(far, time)) +
  pen.path(
    `M0 ${horizon} Q130 296 260 ${horizon - 6} Q400 ${horizon + 20} 512 ${horizon - 14} V512 H0 Z`,
    lit(near, time),
  );

export const grass = (pen: Pen, random: () => number, time: Time): string =>
  Array.from({ length: pen.style === 'Ghibli' ? 46 : 16 }, () => {
    const [x, y] = [random() * side, horizon + 26 + random() * 150];
    return pen.ink(
      `M${x} ${y} q-3 -9 -6 -12 M${x} ${y} q1 -10 3 -15 M${x} ${y} q4 -8 8 -11`,
      2,
      lit('#3f7a3a', time),
    );
  }).join('');

export const flowers = (pen: Pen, random: () => number): string =>
  Array.from({ length: 9 }, (_, i) =>
    pen.dot(
      random() * side,
      horizon + 40 + random() * 140,
      4 + random() * 3,
      ['#f07aa8', '#fff2b0', '#ffffff'][i % 3] ?? '#fff',
      { bare: pen.style !== 'Cartoon' },
    ),
  ).join('');

export const fir = (pen: Pen, time: Time) =>
  pen.box(-8, -30, 16, 30, 2, lit('#6b4a30', time)) +
  [0, 1, 2]
    .map((i) =>
      pen.path(
        `M${-56 + i * 11} ${-22 - i * 40} L0 ${-110 - i * 40} L${56 - i * 11} ${-22 - i * 40} Z`,
        lit('#3f7f4c', time),
      ),
    )
    .join('');

export const tree = (pen: Pen, time: Time) =>
  pen.box(-10, -84, 20, 84, 4, lit('#7a5233', time)) +
  pen.dot(-36, -108, 36, lit('#4f9a4a', time)) +
  pen.dot(36, -108, 36, lit('#4f9a4a', time)) +
  pen.dot(0, -144, 46, lit('#62ae56', time));
