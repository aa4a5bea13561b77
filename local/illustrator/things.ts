import type { Pen } from './pen';
import type { ThingKind } from './vocabulary';

type Draw = (pen: Pen) => string;

/** Things that stand on the ground at the origin; about 100 high, the large ones 200. */
const large: Partial<Record<ThingKind, Draw>> = {
  tree: (p) =>
    p.path('M-14 0 Q-8 -60 -16 -90 L16 -90 Q8 -60 16 0 Z', '#7a5233') +
    p.dot(-42, -120, 40, '#4f9a4a') +
    p.dot(42, -120, 40, '#4f9a4a') +
    p.dot(0, -160, 52, '#5fae55') +
    p.dot(-14, -116, 34, '#5fae55', { bare: true }) +
    p.dot(24, -150, 9, '#d9483b') +
    p.dot(-30, -138, 9, '#d9483b'),
  castle: (p) =>
    [-76, 76]
      .map(
        (x) =>
          p.box(x - 24, -150, 48, 150, 2, '#c3b6d6') +
          p.path(`M${x - 32} -150 L${x} -206 L${x + 32} -150 Z`, '#c0506a') +
          p.box(x - 8, -120, 16, 26, 8, '#5a4b78'),
      )
      .join('') +
    p.path('M-56 0 V-104 h18 v16 h16 v-16 h18 v16 h8 v-16 h18 v16 h16 v-16 h18 V0 Z', '#d6cbe6') +
    p.path('M-20 0 V-40 Q0 -64 20 -40 V0 Z', '#6b4a34') +
    p.ink('M76 -206 v-24', 3) +
    p.path('M76 -230 l28 9 l-28 9 Z', '#f2b632'),
  house: (p) =>
    p.box(-62, -92, 124, 92, 3, '#f4dfb8') +
    p.path('M-80 -88 L0 -160 L80 -88 Z', '#c8553f') +
    p.box(30, -156, 18, 40, 2, '#a8705a') +
    p.box(-16, -56, 32, 56, 4, '#8a5a3a') +
    p.box(-50, -72, 26, 26, 3, '#a8d8ee') +
    p.box(26, -72, 26, 26, 3, '#a8d8ee') +
    p.dot(8, -28, 3, '#f2b632', { bare: true }),
  tent: (p) =>
    p.path('M-90 0 L0 -130 L90 0 Z', '#ef8a34') +
    p.path('M-22 0 L0 -130 L26 0 Z', '#6b3b1e') +
    p.ink('M0 -130 l-10 -14 M0 -130 l10 -14', 4),
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
  bridge: (p) =>
    p.path('M-130 0 Q-120 -54 0 -60 Q120 -54 130 0 L96 0 Q80 -26 0 -30 Q-80 -26 -96 0 Z', '#b08a64') +
    [-90, -45, 0, 45, 90].map((x) => p.ink(`M${x} ${-54 + Math.abs(x) * 0.12} v-30`, 5)).join('') +
    p.ink('M-104 -70 Q0 -104 104 -70', 5),
  snowman: (p) =>
    p.dot(0, -46, 46, '#fbfdff') +
    p.dot(0, -116, 36, '#fbfdff') +
    p.dot(-12, -124, 4, '#2b2028') +
    p.dot(12, -124, 4, '#2b2028') +
    p.path('M0 -116 l34 8 l-33 5 Z', '#ef8a34') +
    p.ink('M-14 -100 q14 10 28 0', 3) +
    p.path('M-36 -90 Q0 -74 36 -90 L34 -78 Q0 -62 -34 -78 Z', '#d9483b') +
    p.box(-30, -156, 60, 10, 3, '#3a3440') +
    p.box(-20, -190, 40, 38, 3, '#3a3440') +
    p.ink('M-44 -66 l-38 -24 M44 -66 l38 -24', 4),
  piano: (p) =>
    p.box(-76, -104, 152, 104, 6, '#5a3a2a') +
    p.box(-76, -52, 152, 20, 3, '#fdfdf8') +
    p.ink([...Array(9)].map((_, i) => `M${-64 + i * 16} -52 v12`).join(' '), 5) +
    p.box(-40, -96, 80, 32, 3, '#f7ecd2'),
  bed: (p) =>
    p.box(-110, -92, 16, 92, 5, '#8a5a3a') +
    p.box(96, -64, 14, 64, 5, '#8a5a3a') +
    p.box(-96, -54, 194, 36, 8, '#fdf6ea') +
    p.path('M-44 -60 H98 V-14 H-44 Q-54 -38 -44 -60 Z', '#7aa7e0') +
    p.oval(-70, -62, 26, 15, '#ffffff') +
    p.dot(0, -40, 7, '#fff3cf', { bare: true }) +
    p.dot(40, -34, 7, '#fff3cf', { bare: true }),
  table: (p) =>
    p.box(-80, -66, 160, 14, 4, '#b07a4a') +
    p.box(-68, -54, 13, 54, 2, '#8f5f38') +
    p.box(55, -54, 13, 54, 2, '#8f5f38'),
  door: (p) =>
    p.path('M-44 0 V-110 Q0 -160 44 -110 V0 Z', '#6f4aa0') +
    p.path('M-30 0 V-104 Q0 -138 30 -104 V0 Z', '#ffe9a0') +
    p.dot(-18, -60, 4, '#ffffff', { bare: true }) +
    p.dot(14, -86, 5, '#ffffff', { bare: true }),
  ladder: (p) =>
    p.ink('M-26 0 L-18 -150 M26 0 L18 -150', 8) +
    p.ink([0, 1, 2, 3, 4].map((i) => `M${-24 + i} ${-22 - i * 27} H${24 - i}`).join(' '), 7),
};

const small: Partial<Record<ThingKind, Draw>> = {
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
  book: (p) =>
    p.path('M0 -46 Q-30 -66 -60 -52 V2 Q-30 -12 0 6 Z', '#fffaf0') +
    p.path('M0 -46 Q30 -66 60 -52 V2 Q30 -12 0 6 Z', '#fffaf0') +
    p.ink('M-48 -38 q18 -6 36 4 M-48 -24 q18 -6 36 4 M48 -38 q-18 -6 -36 4 M48 -24 q-18 -6 -36 4', 2.5) +
    p.path(
      'M-66 -50 L-60 -52 V2 Q-30 -12 0 6 Q30 -12 60 2 V-52 L66 -50 V12 Q30 0 0 16 Q-30 0 -66 12 Z',
      '#b8483b',
    ),
  letter: (p) =>
    p.box(-48, -62, 96, 62, 4, '#fffaf0') + p.ink('M-46 -58 L0 -24 L46 -58', 4) + p.dot(0, -26, 9, '#d9483b'),
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
  lantern: (p) =>
    p.ink('M-16 -84 Q0 -112 16 -84', 5) +
    p.box(-24, -86, 48, 12, 4, '#5a4a44') +
    p.box(-20, -74, 40, 60, 5, '#fff0a8') +
    p.path('M0 -62 Q16 -38 0 -22 Q-16 -38 0 -62 Z', '#f2902e') +
    p.box(-26, -14, 52, 14, 4, '#5a4a44'),
  candle: (p) =>
    p.box(-13, -58, 26, 58, 4, '#fff6e0') + p.path('M0 -96 Q18 -70 0 -60 Q-18 -70 0 -96 Z', '#f2a52e'),
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
  clock: (p) =>
    p.dot(0, -48, 46, '#f2c53a') +
    p.dot(0, -48, 35, '#fffaf0') +
    p.ink('M0 -48 V-72 M0 -48 L18 -40', 5) +
    p.dot(0, -48, 4, '#40404a'),
  bell: (p) =>
    p.path('M-44 -14 Q-34 -30 -32 -54 Q-28 -88 0 -88 Q28 -88 32 -54 Q34 -30 44 -14 Z', '#f2c53a') +
    p.dot(0, -8, 10, '#c98a2a') +
    p.dot(0, -92, 7, '#f2c53a'),
  guitar: (p) =>
    p.limb('M10 -70 L40 -124', 9, '#6b4a34') +
    p.path('M-34 -4 Q-56 -34 -22 -50 Q-18 -78 12 -70 Q34 -58 18 -38 Q26 -2 -6 2 Q-24 4 -34 -4 Z', '#d98a3e') +
    p.dot(-10, -32, 11, '#4a2f1e'),
  drum: (p) =>
    p.path('M-46 -58 V-10 Q0 10 46 -10 V-58 Z', '#d9483b') +
    p.oval(0, -58, 46, 15, '#fff6e0') +
    p.ink('M-46 -50 L-22 -6 L0 -42 L22 -6 L46 -50', 3) +
    p.ink('M-34 -104 L-8 -64 M34 -104 L8 -64', 6),
  star: (p) => p.path('M0 -96 l14 32 35 4 -26 23 8 34 -31 -17 -31 17 8 -34 -26 -23 35 -4 Z', '#ffd95e'),
  umbrella: (p) =>
    p.ink('M0 -92 V-14 q0 16 -16 12', 6) +
    p.path(
      'M-62 -70 Q-50 -128 0 -128 Q50 -128 62 -70 Q46 -84 31 -70 Q15 -84 0 -70 Q-15 -84 -31 -70 Q-46 -84 -62 -70 Z',
      '#8a5cc0',
    ),
  hat: (p) =>
    p.path('M-30 -18 L-10 -92 Q10 -100 16 -84 L30 -18 Z', '#5a4aa0') +
    p.oval(0, -14, 58, 14, '#4a3c88') +
    p.path('M-2 -60 l4 9 10 1 -8 6 3 10 -9 -6 -9 6 3 -10 -8 -6 10 -1 Z', '#ffd95e'),
  boots: (p) =>
    [-26, 22]
      .map((x) => p.path(`M${x - 14} -62 H${x + 12} V-24 Q${x + 34} -20 ${x + 32} 0 H${x - 14} Z`, '#d9483b'))
      .join(''),
  backpack: (p) =>
    p.box(-36, -86, 72, 86, 20, '#4f9d57') +
    p.box(-26, -42, 52, 36, 8, '#6fbd74') +
    p.ink('M-14 -86 q14 -18 28 0', 6) +
    p.dot(0, -30, 4, '#f2c53a'),
  gift: (p) =>
    p.box(-44, -60, 88, 60, 4, '#8a5cc0') +
    p.box(-50, -74, 100, 18, 4, '#a87ad8') +
    p.box(-8, -74, 16, 74, 0, '#f2c53a') +
    p.path('M0 -74 Q-40 -110 -34 -80 Q-20 -72 0 -74 Q20 -72 34 -80 Q40 -110 0 -74 Z', '#f2c53a'),
  telescope: (p) =>
    p.ink('M0 -44 L-28 0 M0 -44 L28 0 M0 -44 V0', 6) +
    p.path('M-48 -40 L34 -88 L46 -66 L-38 -24 Z', '#c98a2a') +
    p.path('M34 -88 L56 -100 L70 -74 L46 -66 Z', '#e0aa4a'),
  camera: (p) =>
    p.box(-50, -64, 100, 64, 12, '#4a4f5a') +
    p.box(-18, -78, 36, 18, 5, '#4a4f5a') +
    p.dot(0, -32, 25, '#dfe6ee') +
    p.dot(0, -32, 15, '#3f7fc4') +
    p.dot(36, -52, 5, '#f2c53a', { bare: true }),
  computer: (p) =>
    p.box(-54, -84, 108, 68, 7, '#4a4f5a') +
    p.box(-46, -76, 92, 52, 4, '#a8e0f0') +
    p.box(-64, -16, 128, 14, 6, '#c3cad2') +
    p.path('M-10 -62 L16 -50 L-10 -38 Z', '#ffffff', { bare: true }),
  fire: (p) =>
    p.limb('M-40 0 L40 -16', 13, '#7a5233') +
    p.limb('M40 0 L-40 -16', 13, '#7a5233') +
    p.path(
      'M0 -112 Q50 -60 32 -22 Q16 -4 0 -6 Q-16 -4 -32 -22 Q-46 -50 -18 -76 Q-14 -56 -4 -60 Q-14 -86 0 -112 Z',
      '#ef7a2e',
    ) +
    p.path('M2 -64 Q26 -36 14 -16 Q0 -6 -14 -16 Q-22 -36 2 -64 Z', '#ffd95e', { bare: true }),
  feather: (p) =>
    p.path('M-30 0 Q-30 -70 34 -104 Q40 -40 -20 -14 Z', '#8fb8e0') + p.ink('M-34 6 Q-10 -40 28 -90', 3),
  shell: (p) =>
    p.path('M0 0 L-46 -46 Q-44 -84 0 -84 Q44 -84 46 -46 Z', '#f5b8a0') +
    p.ink('M0 -4 L-26 -66 M0 -4 V-80 M0 -4 L26 -66', 3),
  heart: (p) => p.path('M0 0 Q-60 -44 -44 -78 Q-22 -102 0 -70 Q22 -102 44 -78 Q60 -44 0 0 Z', '#e05a74'),
  rock: (p) =>
    p.path('M-62 0 Q-66 -44 -26 -58 Q6 -76 36 -50 Q66 -38 62 0 Z', '#9aa0a8') +
    p.ink('M-20 -34 q14 -10 26 0', 3),
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
  trophy: (p) =>
    p.path('M-34 -96 H34 Q34 -40 0 -36 Q-34 -40 -34 -96 Z', '#f2c53a') +
    p.ink('M-34 -88 q-24 2 -18 22 q6 14 22 14 M34 -88 q24 2 18 22 q-6 14 -22 14', 6) +
    p.box(-7, -40, 14, 24, 2, '#e0aa2a') +
    p.box(-30, -16, 60, 16, 4, '#7a5233'),
  mirror: (p) =>
    p.oval(0, -66, 38, 52, '#c98a2a') +
    p.oval(0, -66, 29, 42, '#cdeaf4') +
    p.ink('M-12 -84 l18 -14 M-14 -64 l26 -20', 3) +
    p.box(-8, -16, 16, 16, 4, '#c98a2a'),
  seed: (p) =>
    p.path('M-40 0 Q-30 -26 0 -26 Q30 -26 40 0 Z', '#8a5f3e') +
    p.ink('M0 -24 Q4 -50 0 -66', 6, '#4f9a4a') +
    p.path('M0 -58 Q-34 -80 -40 -52 Q-18 -42 0 -58 Z', '#6fbd5a') +
    p.path('M0 -64 Q34 -88 40 -58 Q18 -48 0 -64 Z', '#6fbd5a'),
};

/** Where a thing is drawn: far behind, on the ground, in a hand, or in the air. */
export const isLarge = (kind: ThingKind): boolean => kind in large;
export const isHeld = (kind: ThingKind): boolean =>
  [
    'flower',
    'apple',
    'cookie',
    'icecream',
    'pizza',
    'bread',
    'carrot',
    'cup',
    'book',
    'letter',
    'map',
    'key',
    'gem',
    'sword',
    'wand',
    'potion',
    'lantern',
    'candle',
    'balloon',
    'umbrella',
    'feather',
    'shell',
    'camera',
    'coin',
    'egg',
    'heart',
  ].includes(kind);
export const isAloft = (kind: ThingKind): boolean =>
  ['kite', 'star', 'plane', 'rocket', 'heart'].includes(kind);

export const thing = (pen: Pen, kind: ThingKind): string => (large[kind] ?? small[kind])?.(pen) ?? '';
