import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

export const treasures = {
  map: (p) =>
    p.path('M-58 -66 L-20 -56 L20 -68 L58 -56 V4 L20 -8 L-20 4 L-58 -6 Z', '#f3dca6') +
    p.ink('M-42 -20 q20 -24 36 -10 t34 -12', 4, '#b8483b') +
    p.ink('M32 -50 l14 14 m0 -14 l-14 14', 5, '#b8483b'),
  key: (p) =>
    p.dot(-28, -30, 22, '#f2c53a') +
    p.dot(-28, -30, 9, '#fff6dc') +
    p.path('M-8 -35 H56 V-25 H50 V-8 H40 V-25 H32 V-12 H22 V-25 H-8 Z', '#f2c53a'),
  chest: (p) =>
    p.path('M-56 -46 Q-56 -84 0 -84 Q56 -84 56 -46 Z', '#a8683a') +
    p.box(-56, -46, 112, 46, 4, '#8f5530') +
    [-30, -8, 14, 34].map((x, i) => p.dot(x, -50 - (i % 2) * 8, 11, '#ffd24a')).join('') +
    p.box(-10, -40, 20, 24, 3, '#f2c53a'),
  coin: (p) =>
    p.dot(-20, -14, 16, '#f2c53a') +
    p.dot(18, -14, 16, '#f2c53a') +
    p.dot(0, -38, 18, '#ffd95e') +
    p.ink('M0 -46 v16', 4),
  gem: (p) =>
    p.path('M-40 -54 L-22 -78 H22 L40 -54 L0 2 Z', '#5cc8d8') +
    p.ink('M-40 -54 H40 M-22 -78 L-12 -54 L0 0 L12 -54 L22 -78', 2.5),
  crown: (p) =>
    p.path('M-46 0 L-54 -60 L-24 -34 L0 -72 L24 -34 L54 -60 L46 0 Z', '#f2c53a') +
    p.dot(0, -16, 8, '#d9483b') +
    p.dot(-28, -14, 6, '#3f7fc4') +
    p.dot(28, -14, 6, '#3f7fc4'),
  sword: (p) =>
    p.path('M-7 -30 L-5 -112 L0 -126 L5 -112 L7 -30 Z', '#dfe6ee') +
    p.box(-26, -34, 52, 9, 4, '#f2c53a') +
    p.box(-6, -26, 12, 26, 4, '#8a5a3a') +
    p.dot(0, 2, 8, '#f2c53a'),
  wand: (p) =>
    p.limb('M-16 0 L14 -66', 8, '#6b4a34') +
    p.path('M20 -112 l8 19 21 2 -16 14 5 20 -18 -11 -18 11 5 -20 -16 -14 21 -2 Z', '#ffd95e'),
  potion: (p) =>
    p.path('M-12 -84 H12 V-56 Q40 -40 36 -12 Q32 2 0 2 Q-32 2 -36 -12 Q-40 -40 -12 -56 Z', '#e4f4fb') +
    p.path('M-34 -24 Q0 -36 34 -24 Q36 0 0 0 Q-36 0 -34 -24 Z', '#a86fd8', { bare: true }) +
    p.box(-14, -96, 28, 14, 3, '#b08a64') +
    p.dot(-8, -16, 5, '#e6ccff', { bare: true }) +
    p.dot(12, -12, 4, '#e6ccff', { bare: true }),
  trophy: (p) =>
    p.path('M-34 -96 H34 Q34 -40 0 -36 Q-34 -40 -34 -96 Z', '#f2c53a') +
    p.ink('M-34 -88 q-24 2 -18 22 q6 14 22 14 M34 -88 q24 2 18 22 q-6 14 -22 14', 6) +
    p.box(-7, -40, 14, 24, 2, '#e0aa2a') +
    p.box(-30, -16, 60, 16, 4, '#7a5233'),
} satisfies Drawings<ThingKind>;
