import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

export const food = {
  apple: (p) =>
    p.path('M0 -62 Q-46 -84 -46 -34 Q-40 4 -12 0 Q0 -5 12 0 Q40 4 46 -34 Q46 -84 0 -62 Z', '#d9483b') +
    p.ink('M0 -60 Q0 -80 10 -90', 5) +
    p.path('M6 -76 Q30 -96 40 -76 Q24 -64 6 -76 Z', '#5fae55'),
  cake: (p) =>
    p.box(-54, -44, 108, 44, 8, '#e8b98a') +
    p.path(
      'M-54 -40 V-58 Q-54 -66 -44 -66 H44 Q54 -66 54 -58 V-40 Q42 -26 32 -40 Q18 -24 6 -40 Q-8 -24 -22 -40 Q-40 -24 -54 -40 Z',
      '#ffb8d0',
    ) +
    [-28, 0, 28]
      .map(
        (x) =>
          p.box(x - 4, -92, 8, 26, 2, '#8fd0ee') +
          p.path(`M${x} -112 Q${x + 9} -98 ${x} -93 Q${x - 9} -98 ${x} -112 Z`, '#f2a52e'),
      )
      .join(''),
  cookie: (p) =>
    p.dot(0, -38, 38, '#d9a05a') +
    [
      [-14, -50],
      [12, -54],
      [18, -28],
      [-10, -24],
      [-24, -36],
    ]
      .map(([x = 0, y = 0]) => p.dot(x, y, 6, '#5a3420', { bare: true }))
      .join(''),
  icecream: (p) =>
    p.path('M-24 -52 L0 6 L24 -52 Z', '#e0a868') +
    p.dot(-14, -62, 22, '#ffb8d0') +
    p.dot(14, -62, 22, '#c9f0dc') +
    p.dot(0, -84, 22, '#fff1c4') +
    p.dot(2, -108, 8, '#d9483b'),
  pizza: (p) =>
    p.path('M-50 -70 Q0 -100 50 -70 L0 4 Z', '#f2c25a') +
    p.path('M-50 -70 Q0 -100 50 -70 L44 -58 Q0 -84 -44 -58 Z', '#c98a4a') +
    p.dot(-14, -52, 9, '#d9483b') +
    p.dot(14, -44, 9, '#d9483b') +
    p.dot(0, -24, 7, '#d9483b'),
  bread: (p) =>
    p.path('M-56 -6 Q-64 -58 0 -60 Q64 -58 56 -6 Q0 6 -56 -6 Z', '#d09550') +
    p.ink('M-26 -44 l10 14 M-4 -48 l10 14 M20 -44 l10 14', 4),
  cheese: (p) =>
    p.path('M-52 0 V-36 L50 -64 V0 Z', '#ffd24a') +
    p.dot(-22, -18, 8, '#e0aa2a') +
    p.dot(14, -34, 9, '#e0aa2a') +
    p.dot(28, -12, 6, '#e0aa2a'),
  carrot: (p) =>
    p.path('M-16 -66 Q0 -76 16 -66 L2 6 Z', '#ef8a34') +
    p.ink('M0 -68 l-14 -26 M0 -68 v-30 M0 -68 l14 -26', 6, '#4f9a4a'),
  pumpkin: (p) =>
    p.oval(-24, -36, 26, 36, '#ef8a34') +
    p.oval(24, -36, 26, 36, '#ef8a34') +
    p.oval(0, -36, 24, 38, '#f59a44') +
    p.box(-6, -90, 12, 20, 4, '#5f8a3e'),
  cup: (p) =>
    p.path('M28 -44 q30 0 24 22 q-6 16 -28 10', '#ffffff') +
    p.path('M-34 -58 H34 L26 -4 Q0 4 -26 -4 Z', '#8fb8e0') +
    p.ink('M-14 -70 q-8 -10 0 -20 M8 -70 q-8 -10 0 -20', 4),
  pot: (p) =>
    p.path('M-54 -54 Q-60 0 0 0 Q60 0 54 -54 Z', '#4a4a56') +
    p.oval(0, -54, 56, 14, '#8fd07a') +
    p.dot(-16, -60, 9, '#c9f0a8') +
    p.dot(14, -70, 12, '#c9f0a8') +
    p.dot(2, -90, 7, '#c9f0a8'),
  egg: (p) =>
    p.path('M0 -80 Q38 -70 36 -30 Q30 2 0 2 Q-30 2 -36 -30 Q-38 -70 0 -80 Z', '#f6ead0') +
    p.dot(-10, -50, 8, '#8cc0a8', { bare: true }) +
    p.dot(14, -28, 10, '#8cc0a8', { bare: true }) +
    p.dot(-14, -18, 6, '#8cc0a8', { bare: true }),
} satisfies Drawings<ThingKind>;
