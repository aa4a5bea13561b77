import type { Pen } from '../pen';
import { icons, type Scenery, wall, window } from './parts';
import { side } from './sky';

const fence = (pen: Pen) =>
  Array.from({ length: 11 }, (_, i) => pen.box(i * 50 + 2, 250, 8, 110, 3, '#8a94a4')).join('') +
  pen.box(0, 262, side, 9, 3, '#6e7886') +
  pen.box(0, 330, side, 9, 3, '#6e7886');

const stall = (pen: Pen, x: number, hex: string, goods: readonly string[]) =>
  [0, 1, 2, 3, 4]
    .map((i) => pen.path(`M${x + i * 44} 190 h44 v34 q-22 26 -44 0 Z`, i % 2 === 0 ? hex : '#ffffff'))
    .join('') +
  pen.box(x + 6, 230, 8, 150, 2, '#9a6a42') +
  pen.box(x + 206, 230, 8, 150, 2, '#9a6a42') +
  pen.box(x, 310, 220, 66, 4, '#b98a5c') +
  icons(
    pen,
    goods.map((name, i) => [name, x + 40 + i * 48, 314, 46]),
  );

/** Places of people under the open sky. */
export const outdoors = {
  zoo: (pen) =>
    pen.path('M0 300 Q120 240 260 290 T512 280 V512 H0 Z', '#8cc088') +
    icons(pen, [
      ['palm-tree', 40, 340, 190],
      ['giraffe', 150, 346, 170],
      ['elephant', 400, 348, 130],
    ]) +
    fence(pen) +
    pen.path('M0 356 H512 V512 H0 Z', '#e6d3a4'),
  market: (pen) =>
    pen.path('M0 330 H512 V512 H0 Z', '#c9c3b8') +
    stall(pen, 16, '#d9483b', ['red-apple', 'carrot', 'tomato', 'banana']) +
    stall(pen, 276, '#4f9d57', ['bread', 'cheese-wedge', 'tulip', 'fish']),
} satisfies Record<string, Scenery>;

/** Rooms of a town. */
export const indoors = {
  theatre: (pen) =>
    wall(pen, '#4a3a5c', '#b97a4a') +
    pen.path('M0 0 H512 V60 q-64 40 -128 0 q-64 40 -128 0 q-64 40 -128 0 q-64 40 -128 0 Z', '#b8323a') +
    pen.path('M0 50 H110 Q90 220 40 400 H0 Z', '#d9483b') +
    pen.path('M512 50 H402 Q422 220 472 400 H512 Z', '#d9483b') +
    pen.path('M200 60 L130 400 H382 L312 60 Z', '#fff3b8', { bare: true, opacity: 0.35 }),
  hospital: (pen, _random, time) =>
    wall(pen, '#e4f2f6', '#b8d0da') +
    window(pen, 360, 116, time) +
    pen.box(60, 120, 92, 92, 10, '#ffffff') +
    pen.path('M96 134 h20 v22 h22 v20 h-22 v22 h-20 v-22 h-22 v-20 h22 Z', '#d9483b') +
    pen.box(176, 300, 160, 20, 6, '#ffffff') +
    pen.box(186, 320, 10, 76, 2, '#8a94a4') +
    pen.box(316, 320, 10, 76, 2, '#8a94a4') +
    icons(pen, [['stethoscope', 214, 212, 70]]),
  train: (pen, _random, time) =>
    wall(pen, '#dfe6ee', '#8a94a4') +
    [30, 196, 362].map((x) => window(pen, x, 110, time)).join('') +
    [20, 190, 360]
      .map((x) => pen.box(x, 262, 132, 80, 14, '#3f7fc4') + pen.box(x, 334, 132, 54, 10, '#33689f'))
      .join('') +
    pen.ink('M0 84 H512', 7, '#c9a23b'),
  garage: (pen, _random, time) =>
    wall(pen, '#d5d2cc', '#9aa0aa') +
    window(pen, 372, 110, time) +
    pen.box(40, 130, 250, 110, 4, '#b98a5c') +
    pen.box(30, 312, 220, 14, 3, '#8a5a3a') +
    pen.box(44, 326, 12, 72, 2, '#8a5a3a') +
    pen.box(224, 326, 12, 72, 2, '#8a5a3a') +
    icons(pen, [
      ['hammer', 90, 220, 60],
      ['wrench', 160, 220, 60],
      ['screwdriver', 230, 220, 60],
      ['toolbox', 110, 312, 60],
    ]),
} satisfies Record<string, Scenery>;
