import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

/** Large things that move. */
export const vehicles = {
  rocket: (p) =>
    p.path('M-30 -36 L-62 0 L-26 -8 Z', '#d9483b') +
    p.path('M30 -36 L62 0 L26 -8 Z', '#d9483b') +
    p.path('M-34 -14 Q-50 -110 0 -196 Q50 -110 34 -14 Z', '#eef1f6') +
    p.path('M-20 -150 Q-10 -180 0 -196 Q10 -180 20 -150 Z', '#d9483b') +
    p.dot(0, -104, 21, '#8fd0ee') +
    p.path('M-20 -12 Q0 46 20 -12 Z', '#f2a52e'),
  boat: (p) =>
    p.ink('M0 -30 V-170', 6) +
    p.path('M8 -166 Q84 -120 70 -46 L8 -46 Z', '#fff6e6') +
    p.path('M-8 -150 Q-60 -110 -54 -46 L-8 -46 Z', '#f2d8b0') +
    p.path('M-96 -36 H96 Q80 8 50 8 H-50 Q-80 8 -96 -36 Z', '#9a5f38') +
    p.path('M0 -170 l34 8 l-34 9 Z', '#d9483b'),
  train: (p) =>
    p.box(-96, -76, 118, 56, 8, '#3f7fc4') +
    p.box(22, -118, 64, 98, 8, '#d9483b') +
    p.box(34, -104, 40, 34, 4, '#bfe4f4') +
    p.box(-80, -112, 24, 38, 4, '#40404a') +
    p.dot(-72, -134, 16, '#f1f1f4') +
    p.dot(-50, -152, 22, '#f7f7fa') +
    [-68, -20, 28, 66]
      .map((x) => p.dot(x, -14, 19, '#40404a') + p.dot(x, -14, 7, '#f2b632', { bare: true }))
      .join(''),
  bus: (p) =>
    p.box(-104, -114, 208, 98, 18, '#f2b632') +
    [-86, -38, 10, 58].map((x) => p.box(x, -98, 38, 36, 5, '#bfe4f4')).join('') +
    p.box(-104, -50, 208, 8, 0, '#40404a', { bare: true }) +
    [-62, 62].map((x) => p.dot(x, -14, 22, '#40404a') + p.dot(x, -14, 9, '#cfd4da', { bare: true })).join(''),
  car: (p) =>
    p.path('M-92 -18 V-50 Q-60 -54 -50 -84 Q-46 -94 -30 -94 H26 Q40 -94 54 -54 Q90 -52 92 -18 Z', '#d9483b') +
    p.path('M-36 -56 Q-28 -82 -22 -82 H-4 V-56 Z M6 -56 V-82 H22 Q30 -78 38 -56 Z', '#bfe4f4') +
    [-50, 50].map((x) => p.dot(x, -14, 21, '#40404a') + p.dot(x, -14, 8, '#cfd4da', { bare: true })).join(''),
  plane: (p) =>
    `<g transform="translate(0 -80)">${p.path('M-10 -6 L-60 50 L-30 50 L30 -2 Z', '#3f7fc4')}${p.path('M-104 -46 L-84 -46 L-60 -14 H70 Q110 -8 96 10 Q60 22 -70 14 Q-92 6 -104 -46 Z', '#f4f6fa')}${[-30, 0, 30, 60].map((x) => p.dot(x, -2, 6, '#8fd0ee')).join('')}${p.path('M-6 -10 L-40 -58 L-20 -58 L28 -12 Z', '#3f7fc4')}</g>`,
} satisfies Drawings<ThingKind>;
