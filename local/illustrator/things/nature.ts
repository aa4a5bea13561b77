import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

export const nature = {
  flower: (p) =>
    p.ink('M0 0 Q4 -30 0 -56', 5, '#4f9a4a') +
    p.path('M0 -20 Q24 -34 30 -16 Q14 -8 0 -20 Z', '#5fae55') +
    [0, 72, 144, 216, 288]
      .map((a) => `<g transform="translate(0 -66) rotate(${a})">${p.oval(0, -17, 11, 16, '#f07aa8')}</g>`)
      .join('') +
    p.dot(0, -66, 11, '#f2c53a'),
  mushroom: (p) =>
    p.path('M-15 0 Q-10 -40 -12 -44 H12 Q10 -40 15 0 Z', '#f7ead2') +
    p.path('M-46 -40 Q-44 -92 0 -92 Q44 -92 46 -40 Q0 -26 -46 -40 Z', '#d9483b') +
    p.dot(-18, -60, 8, '#fff', { bare: true }) +
    p.dot(16, -70, 9, '#fff', { bare: true }) +
    p.dot(26, -48, 6, '#fff', { bare: true }),
  feather: (p) =>
    p.path('M-30 0 Q-30 -70 34 -104 Q40 -40 -20 -14 Z', '#8fb8e0') + p.ink('M-34 6 Q-10 -40 28 -90', 3),
  shell: (p) =>
    p.path('M0 0 L-46 -46 Q-44 -84 0 -84 Q44 -84 46 -46 Z', '#f5b8a0') +
    p.ink('M0 -4 L-26 -66 M0 -4 V-80 M0 -4 L26 -66', 3),
  rock: (p) =>
    p.path('M-62 0 Q-66 -44 -26 -58 Q6 -76 36 -50 Q66 -38 62 0 Z', '#9aa0a8') +
    p.ink('M-20 -34 q14 -10 26 0', 3),
  seed: (p) =>
    p.path('M-40 0 Q-30 -26 0 -26 Q30 -26 40 0 Z', '#8a5f3e') +
    p.ink('M0 -24 Q4 -50 0 -66', 6, '#4f9a4a') +
    p.path('M0 -58 Q-34 -80 -40 -52 Q-18 -42 0 -58 Z', '#6fbd5a') +
    p.path('M0 -64 Q34 -88 40 -58 Q18 -48 0 -64 Z', '#6fbd5a'),
  fire: (p) =>
    p.limb('M-40 0 L40 -16', 13, '#7a5233') +
    p.limb('M40 0 L-40 -16', 13, '#7a5233') +
    p.path(
      'M0 -112 Q50 -60 32 -22 Q16 -4 0 -6 Q-16 -4 -32 -22 Q-46 -50 -18 -76 Q-14 -56 -4 -60 Q-14 -86 0 -112 Z',
      '#ef7a2e',
    ) +
    p.path('M2 -64 Q26 -36 14 -16 Q0 -6 -14 -16 Q-22 -36 2 -64 Z', '#ffd95e', { bare: true }),
  star: (p) => p.path('M0 -96 l14 32 35 4 -26 23 8 34 -31 -17 -31 17 8 -34 -26 -23 35 -4 Z', '#ffd95e'),
  heart: (p) => p.path('M0 0 Q-60 -44 -44 -78 Q-22 -102 0 -70 Q22 -102 44 -78 Q60 -44 0 0 Z', '#e05a74'),
} satisfies Drawings<ThingKind>;
