import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

/** Toys, instruments and other things to play with. */
export const play = {
  balloon: (p) =>
    p.ink('M0 -62 q10 30 -4 62', 3) +
    p.path('M0 -150 Q46 -146 40 -102 Q30 -66 0 -62 Q-30 -66 -40 -102 Q-46 -146 0 -150 Z', '#d9483b') +
    p.oval(-14, -122, 7, 12, '#ffffff', { bare: true, opacity: 0.7 }),
  kite: (p) =>
    p.path('M0 -150 L44 -104 L0 -44 L-44 -104 Z', '#3f7fc4') +
    p.path('M0 -150 L44 -104 L0 -104 Z', '#f2b632', { bare: true }) +
    p.ink('M0 -44 q20 20 0 30 q-16 8 -4 14', 3),
  ball: (p) =>
    p.dot(0, -34, 34, '#fbfbf7') +
    p.path('M-12 -40 L0 -52 L12 -40 L8 -24 H-8 Z', '#2b2b30', { bare: true }) +
    p.ink('M0 -52 V-68 M12 -40 L32 -44 M8 -24 L18 -8 M-8 -24 L-18 -8 M-12 -40 L-32 -44', 3),
  bike: (p) =>
    [-44, 44].map((x) => p.dot(x, -28, 28, '#f6f6f0') + p.dot(x, -28, 5, '#40404a')).join('') +
    p.ink(
      'M-44 -28 L-12 -72 H30 L44 -28 M-12 -72 L4 -28 L30 -72 M30 -72 l-4 -18 h18 M-12 -72 l-4 -12',
      6,
      '#d9483b',
    ) +
    p.box(-32, -92, 30, 8, 4, '#40404a'),
  guitar: (p) =>
    p.limb('M10 -70 L40 -124', 9, '#6b4a34') +
    p.path('M-34 -4 Q-56 -34 -22 -50 Q-18 -78 12 -70 Q34 -58 18 -38 Q26 -2 -6 2 Q-24 4 -34 -4 Z', '#d98a3e') +
    p.dot(-10, -32, 11, '#4a2f1e'),
  drum: (p) =>
    p.path('M-46 -58 V-10 Q0 10 46 -10 V-58 Z', '#d9483b') +
    p.oval(0, -58, 46, 15, '#fff6e0') +
    p.ink('M-46 -50 L-22 -6 L0 -42 L22 -6 L46 -50', 3) +
    p.ink('M-34 -104 L-8 -64 M34 -104 L8 -64', 6),
  paint: (p) =>
    p.path(
      'M-58 -30 Q-54 -78 4 -76 Q60 -72 56 -34 Q50 -22 30 -28 Q16 -30 20 -14 Q20 4 -10 2 Q-56 0 -58 -30 Z',
      '#e8c48a',
    ) +
    (
      [
        ['#d9483b', -30, -34],
        ['#3f7fc4', -14, -56],
        ['#f2c53a', 14, -60],
        ['#4f9d57', 36, -46],
      ] as const
    )
      .map(([hex, x, y]) => p.dot(x, y, 9, hex))
      .join('') +
    p.limb('M20 -14 L60 -96', 6, '#8a5a3a'),
  gift: (p) =>
    p.box(-44, -60, 88, 60, 4, '#8a5cc0') +
    p.box(-50, -74, 100, 18, 4, '#a87ad8') +
    p.box(-8, -74, 16, 74, 0, '#f2c53a') +
    p.path('M0 -74 Q-40 -110 -34 -80 Q-20 -72 0 -74 Q20 -72 34 -80 Q40 -110 0 -74 Z', '#f2c53a'),
} satisfies Drawings<ThingKind>;
