import { face } from './face';
import type { Pen } from './pen';
import type { CreatureKind, Mood } from './vocabulary';

interface Beast {
  readonly coat: string;
  readonly belly: string;
  readonly ears: 'round' | 'pointed' | 'floppy' | 'long' | 'none';
  /** Drawn behind and before the head, whose radius is 62. */
  readonly behind?: (pen: Pen) => string;
  readonly before?: (pen: Pen) => string;
  readonly tail?: 'bushy' | 'thin' | 'short' | 'none';
  readonly snout?: string;
}

const stripes = (pen: Pen) =>
  ['M-16 -58 l6 18', 'M16 -58 l-6 18', 'M0 -62 v20', 'M-58 6 l16 3', 'M58 6 l-16 3']
    .map((d) => pen.ink(d, 5))
    .join('');
const nostrils = (pen: Pen) =>
  pen.oval(0, 24, 24, 16, '#f3a6b2') +
  pen.dot(-8, 24, 3.4, '#7a3f4c', { bare: true }) +
  pen.dot(8, 24, 3.4, '#7a3f4c', { bare: true });
const mane = (hex: string) => (pen: Pen) =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    return pen.dot(Math.sin(angle) * 62, Math.cos(angle) * 58 - 2, 25, hex);
  }).join('');
const horseMane = (hex: string) => (pen: Pen) =>
  pen.path('M-20 -74 Q26 -92 44 -52 Q78 -20 62 34 Q86 60 60 74 Q66 20 44 -14 Q20 -40 -20 -44 Z', hex);
const horn = (pen: Pen) =>
  pen.path('M-11 -58 L0 -112 L11 -58 Z', '#ffe08a') + pen.ink('M-7 -74 l13 -6 M-4 -90 l8 -4', 2);

const beasts: Partial<Record<CreatureKind, Beast>> = {
  dog: {
    coat: '#c98b4e',
    belly: '#f7e3c4',
    ears: 'floppy',
    tail: 'thin',
    before: (pen) => pen.path('M6 -46 Q50 -60 48 -8 Q30 12 10 -6 Z', '#8a5a32', { bare: true }),
  },
  cat: {
    coat: '#8f97a8',
    belly: '#eef0f4',
    ears: 'pointed',
    tail: 'thin',
    before: (pen) => pen.ink('M-30 22 l-34 -6 M-30 29 l-34 5 M30 22 l34 -6 M30 29 l34 5', 2),
  },
  fox: {
    coat: '#e07a35',
    belly: '#fff4e3',
    ears: 'pointed',
    tail: 'bushy',
    before: (pen) =>
      pen.path('M-58 8 Q-30 14 -12 30 Q0 44 12 30 Q30 14 58 8 Q44 58 0 60 Q-44 58 -58 8 Z', '#fff4e3', {
        bare: true,
      }),
  },
  bear: { coat: '#8a5a3a', belly: '#d9b48a', ears: 'round', tail: 'short' },
  rabbit: { coat: '#e9ddd2', belly: '#ffffff', ears: 'long', tail: 'short' },
  mouse: {
    coat: '#b9b3bd',
    belly: '#f4eef4',
    ears: 'round',
    tail: 'thin',
    before: (pen) => pen.ink('M-26 26 l-30 -4 M26 26 l30 -4', 2),
  },
  lion: { coat: '#f0b94a', belly: '#ffe9b8', ears: 'round', tail: 'thin', behind: mane('#a8622a') },
  tiger: { coat: '#f08c2e', belly: '#fff1d8', ears: 'round', tail: 'thin', before: stripes },
  wolf: {
    coat: '#7f8794',
    belly: '#e8eaee',
    ears: 'pointed',
    tail: 'bushy',
    before: (pen) =>
      pen.path('M-56 12 Q-28 14 -12 28 Q0 40 12 28 Q28 14 56 12 Q44 58 0 60 Q-44 58 -56 12 Z', '#e8eaee', {
        bare: true,
      }),
  },
  horse: {
    coat: '#9a6236',
    belly: '#d9a877',
    ears: 'pointed',
    tail: 'bushy',
    behind: horseMane('#4a2c1a'),
    snout: '#e2bd93',
  },
  unicorn: {
    coat: '#fbf4ff',
    belly: '#ffffff',
    ears: 'pointed',
    tail: 'bushy',
    behind: horseMane('#d98be0'),
    before: horn,
    snout: '#ffd9ea',
  },
  pig: { coat: '#f5a9b5', belly: '#fbd0d6', ears: 'floppy', tail: 'short', before: nostrils },
  cow: {
    coat: '#fbf6ef',
    belly: '#f7d9c4',
    ears: 'floppy',
    tail: 'thin',
    snout: '#f5b8b8',
    before: (pen) => pen.path('M-52 -30 Q-20 -62 -6 -28 Q-20 0 -46 -4 Z', '#3c3430', { bare: true }),
  },
  sheep: { coat: '#f2e6da', belly: '#ffffff', ears: 'floppy', tail: 'short', behind: mane('#fffdf8') },
  elephant: {
    coat: '#9fb0c4',
    belly: '#c9d5e2',
    ears: 'none',
    tail: 'thin',
    behind: (pen) =>
      pen.oval(-74, 0, 42, 52, '#9fb0c4') +
      pen.oval(74, 0, 42, 52, '#9fb0c4') +
      pen.oval(-72, 4, 26, 34, '#e8b9c2', { bare: true }) +
      pen.oval(72, 4, 26, 34, '#e8b9c2', { bare: true }),
    before: (pen) => pen.limb('M0 22 Q-4 62 22 78 Q40 84 40 66', 22, '#9fb0c4'),
  },
  monkey: {
    coat: '#8a5632',
    belly: '#f0cfa4',
    ears: 'none',
    tail: 'thin',
    behind: (pen) => pen.dot(-64, 0, 22, '#e2b98c') + pen.dot(64, 0, 22, '#e2b98c'),
    before: (pen) =>
      pen.path('M-44 -6 Q-40 -40 0 -22 Q40 -40 44 -6 Q52 50 0 54 Q-52 50 -44 -6 Z', '#f0cfa4', {
        bare: true,
      }),
  },
  panda: {
    coat: '#fbfbf7',
    belly: '#ffffff',
    ears: 'round',
    tail: 'short',
    before: (pen) =>
      pen.oval(-25, 2, 18, 22, '#2c2a30', { bare: true }) +
      pen.oval(25, 2, 18, 22, '#2c2a30', { bare: true }),
  },
  squirrel: { coat: '#b8652e', belly: '#fbe3c4', ears: 'pointed', tail: 'bushy' },
};

const ears = (pen: Pen, { ears: kind, coat }: Beast): string => {
  const both = (draw: (s: number) => string) => draw(-1) + draw(1);
  const hex = coat === '#fbfbf7' ? '#2c2a30' : coat;
  if (kind === 'round')
    return both((s) => pen.dot(s * 44, -48, 22, hex) + pen.dot(s * 44, -46, 11, '#f2b8b8', { bare: true }));
  if (kind === 'pointed')
    return both(
      (s) =>
        pen.path(`M${s * 54} -20 L${s * 52} -84 L${s * 12} -54 Z`, hex) +
        pen.path(`M${s * 47} -38 L${s * 47} -68 L${s * 27} -53 Z`, '#f2b8b8', { bare: true }),
    );
  if (kind === 'long')
    return both(
      (s) => pen.oval(s * 26, -94, 17, 50, hex) + pen.oval(s * 26, -90, 8, 36, '#f7bccb', { bare: true }),
    );
  return '';
};

const floppy = (pen: Pen, { ears: kind, coat }: Beast): string =>
  kind === 'floppy'
    ? [-1, 1]
        .map((s) =>
          pen.path(
            `M${s * 40} -50 Q${s * 84} -52 ${s * 80} 6 Q${s * 70} 34 ${s * 54} 8 Q${s * 56} -20 ${s * 40} -50 Z`,
            coat,
          ),
        )
        .join('')
    : '';

const tails = {
  bushy: (pen: Pen, hex: string) =>
    pen.path('M30 -20 Q104 -14 96 -92 Q88 -120 68 -96 Q62 -60 28 -52 Z', hex) +
    pen.path('M96 -92 Q88 -120 68 -96 Q80 -86 96 -92 Z', '#fff8ea', { bare: true }),
  thin: (pen: Pen, hex: string) => pen.limb('M36 -24 Q92 -20 84 -78', 11, hex),
  short: (pen: Pen, hex: string) => pen.dot(46, -26, 14, hex),
  none: () => '',
};

const eyeFor: Readonly<Record<string, number>> = { Ghibli: 12, Manga: 13, Kawaii: 16, Cartoon: 14 };

/** An animal that sits at the origin, about 200 high. */
const beast = (pen: Pen, kind: CreatureKind, look: Beast, mood: Mood, scarf: string): string =>
  [
    tails[look.tail ?? 'none'](pen, look.coat),
    pen.oval(0, -46, 50, 50, look.coat),
    pen.oval(0, -38, 31, 34, look.belly, { bare: true }),
    pen.oval(-26, -6, 20, 12, look.coat) + pen.oval(26, -6, 20, 12, look.coat),
    pen.limb('M-34 -62 Q-40 -40 -26 -34', 17, look.coat) + pen.limb('M34 -62 Q40 -40 26 -34', 17, look.coat),
    `<g transform="translate(0 -124)">`,
    look.behind?.(pen) ?? '',
    ears(pen, look),
    pen.oval(0, 0, 62, 56, look.coat),
    look.snout === undefined ? '' : pen.oval(0, 30, 38, 26, look.snout),
    kind === 'panda' ||
    kind === 'fox' ||
    kind === 'wolf' ||
    kind === 'monkey' ||
    kind === 'unicorn' ||
    kind === 'dog' ||
    kind === 'cow' ||
    kind === 'tiger'
      ? (look.before?.(pen) ?? '')
      : '',
    floppy(pen, look),
    `<g transform="translate(0 2)">${face(pen, mood, { gap: 25, size: eyeFor[pen.style] ?? 12, noBrows: mood === 'happy' })}</g>`,
    pen.oval(0, 15, 8, 6, '#43302e', { bare: true }),
    ['pig', 'elephant', 'cat', 'mouse'].includes(kind) ? (look.before?.(pen) ?? '') : '',
    '</g>',
    pen.path('M-42 -82 Q0 -62 42 -82 L40 -68 Q0 -48 -40 -68 Z', scarf) +
      pen.path('M18 -64 L34 -66 L38 -30 L22 -32 Z', scarf),
  ].join('');

const body = (pen: Pen, hex: string, belly: string) =>
  pen.oval(0, -60, 52, 58, hex) + pen.oval(0, -48, 33, 40, belly, { bare: true });
const faceAt = (pen: Pen, mood: Mood, y: number, gap = 24) =>
  `<g transform="translate(0 ${y})">${face(pen, mood, { gap, size: eyeFor[pen.style] ?? 12, noBrows: mood === 'happy' })}</g>`;

type Draw = (pen: Pen, mood: Mood, scarf: string) => string;

const dragonLike =
  (hex: string, belly: string, wings: boolean): Draw =>
  (pen, mood) =>
    [
      wings
        ? [-1, 1]
            .map((s) =>
              pen.path(
                `M${s * 30} -90 Q${s * 70} -170 ${s * 128} -150 Q${s * 112} -128 ${s * 118} -108 Q${s * 96} -112 ${s * 90} -88 Q${s * 66} -94 ${s * 34} -60 Z`,
                belly,
              ),
            )
            .join('')
        : '',
      pen.path('M30 -14 Q120 0 118 -58 L136 -70 L112 -80 L98 -62 Q98 -34 40 -44 Z', hex),
      body(pen, hex, belly),
      pen.ink('M-24 -64 q24 10 48 0 M-28 -46 q28 12 56 0 M-24 -28 q24 10 48 0', 2.5),
      pen.oval(-28, -6, 24, 13, hex) + pen.oval(28, -6, 24, 13, hex),
      [-30, 0, 30].map((x) => pen.path(`M${x - 12} -174 L${x} -204 L${x + 12} -174 Z`, '#f2b632')).join(''),
      pen.oval(0, -138, 60, 50, hex),
      pen.oval(0, -116, 40, 24, belly),
      pen.dot(-12, -124, 4, '#40312c', { bare: true }) + pen.dot(12, -124, 4, '#40312c', { bare: true }),
      faceAt(pen, mood, -148),
    ].join('');

const others: Partial<Record<CreatureKind, Draw>> = {
  dragon: dragonLike('#58a86a', '#f5e2a0', true),
  dinosaur: dragonLike('#6fae4e', '#dff0b0', false),
  monster: (pen, mood) =>
    pen.path(
      'M-62 0 Q-84 -120 -40 -180 L-22 -160 L0 -190 L22 -160 L40 -180 Q84 -120 62 0 L40 -12 L20 0 L0 -12 L-20 0 L-40 -12 Z',
      '#9b6fd0',
    ) +
    pen.dot(-34, -36, 9, '#c9a6ee', { bare: true }) +
    pen.dot(30, -60, 12, '#c9a6ee', { bare: true }) +
    pen.dot(4, -30, 7, '#c9a6ee', { bare: true }) +
    pen.limb('M-60 -80 Q-96 -70 -92 -110', 16, '#9b6fd0') +
    pen.limb('M60 -80 Q96 -70 92 -110', 16, '#9b6fd0') +
    faceAt(pen, mood, -128, 27),
  alien: (pen, mood) =>
    pen.ink('M-22 -186 q-20 -30 -30 -30 M22 -186 q20 -30 30 -30', 4) +
    pen.dot(-54, -218, 9, '#f2b632') +
    pen.dot(54, -218, 9, '#f2b632') +
    pen.oval(0, -44, 34, 46, '#7bc98a') +
    pen.oval(-16, -4, 16, 9, '#7bc98a') +
    pen.oval(16, -4, 16, 9, '#7bc98a') +
    pen.path('M0 -196 Q84 -196 66 -126 Q40 -78 0 -78 Q-40 -78 -66 -126 Q-84 -196 0 -196 Z', '#8fdd9c') +
    faceAt(pen, mood, -144, 29),
  ghost: (pen, mood) =>
    pen.path(
      'M-58 -10 Q-66 -190 0 -192 Q66 -190 58 -10 Q44 -30 30 -8 Q14 -30 0 -8 Q-14 -30 -30 -8 Q-44 -30 -58 -10 Z',
      '#f4f6ff',
    ) +
    pen.limb('M-54 -86 Q-84 -84 -82 -110', 15, '#f4f6ff') +
    pen.limb('M54 -86 Q84 -84 82 -110', 15, '#f4f6ff') +
    faceAt(pen, mood, -132),
  robot: (pen, mood) =>
    pen.ink('M0 -186 v-24', 5) +
    pen.dot(0, -214, 10, '#d9483b') +
    pen.limb('M-48 -74 Q-84 -70 -80 -34', 14, '#aab7c4') +
    pen.limb('M48 -74 Q84 -70 80 -110', 14, '#aab7c4') +
    pen.box(-34, -22, 24, 22, 5, '#7c8b9a') +
    pen.box(10, -22, 24, 22, 5, '#7c8b9a') +
    pen.box(-50, -104, 100, 86, 16, '#c3d0dc') +
    pen.box(-28, -84, 56, 32, 8, '#3f7fc4') +
    pen.dot(-14, -68, 6, '#f2b632', { bare: true }) +
    pen.dot(8, -68, 6, '#58c47a', { bare: true }) +
    pen.box(-60, -190, 120, 84, 24, '#dbe5ee') +
    pen.dot(-64, -150, 10, '#d9483b') +
    pen.dot(64, -150, 10, '#d9483b') +
    faceAt(pen, mood, -158, 27),
  owl: (pen, mood) =>
    pen.path('M-48 -140 L-40 -176 L-16 -156 Z', '#8a6238') +
    pen.path('M48 -140 L40 -176 L16 -156 Z', '#8a6238') +
    pen.oval(0, -82, 56, 80, '#8a6238') +
    pen.oval(0, -58, 34, 48, '#e8d2a8', { bare: true }) +
    pen.ink('M-18 -66 q8 10 16 0 M2 -66 q8 10 16 0 M-8 -46 q8 10 16 0', 3) +
    pen.dot(-25, -118, 26, '#f6ead0') +
    pen.dot(25, -118, 26, '#f6ead0') +
    faceAt(pen, mood === 'happy' ? 'surprised' : mood, -120) +
    pen.path('M-9 -106 L9 -106 L0 -90 Z', '#f2a52e') +
    pen.path('M-54 -100 Q-76 -50 -40 -30 Z', '#6f4c28') +
    pen.path('M54 -100 Q76 -50 40 -30 Z', '#6f4c28'),
  penguin: (pen, mood) =>
    pen.oval(0, -84, 54, 82, '#34414f') +
    pen.path('M0 -150 Q-44 -166 -42 -116 Q-56 -20 0 -12 Q56 -20 42 -116 Q44 -166 0 -150 Z', '#fbfbf7', {
      bare: true,
    }) +
    pen.limb('M-52 -96 Q-80 -70 -66 -44', 15, '#34414f') +
    pen.limb('M52 -96 Q80 -70 66 -44', 15, '#34414f') +
    pen.oval(-22, -4, 20, 9, '#f2a52e') +
    pen.oval(22, -4, 20, 9, '#f2a52e') +
    faceAt(pen, mood, -128, 21) +
    pen.path('M-12 -116 L12 -116 L0 -100 Z', '#f2a52e'),
  duck: (pen, mood) =>
    pen.path('M40 -60 Q92 -84 84 -40 Q70 -8 20 -10 Z', '#ffd75a') +
    pen.oval(0, -46, 58, 46, '#ffd75a') +
    pen.dot(-8, -120, 46, '#ffe27a') +
    `<g transform="translate(-10 0)">${faceAt(pen, mood, -128, 19)}</g>` +
    pen.path('M-34 -112 Q-10 -128 14 -112 Q-10 -94 -34 -112 Z', '#f2902e'),
  fish: (pen, mood) =>
    `<g transform="translate(0 -20)">${pen.path('M58 -70 L112 -110 Q100 -70 112 -30 Z', '#f2902e')}${pen.path('M-20 -116 Q10 -150 40 -110 Z', '#f2902e')}${pen.oval(0, -70, 74, 52, '#ff9d4a')}${pen.ink('M10 -110 Q30 -70 10 -30 M34 -104 Q50 -70 34 -38', 5)}<g transform="translate(-30 0)">${faceAt(pen, mood, -78, 17)}</g></g>`,
  whale: (pen, mood) =>
    `<g transform="translate(0 -10)">${pen.ink('M-20 -148 q-4 -30 -24 -34 M-20 -148 q4 -34 26 -36', 5)}${pen.path('M78 -60 Q120 -70 128 -116 Q140 -90 160 -104 Q150 -50 96 -22 Z', '#5b93c9')}${pen.path('M-96 -70 Q-96 -140 -10 -140 Q80 -136 104 -40 Q60 4 -20 2 Q-92 -4 -96 -70 Z', '#5b93c9')}${pen.path('M-92 -52 Q-40 -34 40 -40 Q70 -30 60 -12 Q0 8 -40 0 Q-84 -8 -92 -52 Z', '#e4f1fb', { bare: true })}<g transform="translate(-44 0)">${faceAt(pen, mood, -88, 20)}</g></g>`,
  octopus: (pen, mood) =>
    [-56, -30, -4, 22, 48]
      .map((x, i) =>
        pen.limb(`M${x * 0.7} -70 Q${x * 1.3} -30 ${x * 1.2 + (i % 2 ? 12 : -12)} -6`, 17, '#e0719b'),
      )
      .join('') +
    pen.path('M-60 -84 Q-70 -180 0 -182 Q70 -180 60 -84 Q30 -64 0 -66 Q-30 -64 -60 -84 Z', '#e88ab0') +
    faceAt(pen, mood, -124),
  turtle: (pen, mood) =>
    pen.oval(-46, -8, 20, 12, '#8cc06a') +
    pen.oval(40, -8, 20, 12, '#8cc06a') +
    pen.path('M-76 -24 Q-66 -112 4 -112 Q74 -112 80 -24 Q0 -2 -76 -24 Z', '#7a8f3e') +
    pen.path('M-24 -84 L10 -92 L30 -62 L6 -38 L-28 -48 Z', '#a8bd5a') +
    pen.dot(-84, -66, 38, '#9ad07a') +
    `<g transform="translate(-86 0)">${faceAt(pen, mood, -74, 15)}</g>`,
  frog: (pen, mood) =>
    pen.oval(-52, -14, 30, 16, '#62b04e') +
    pen.oval(52, -14, 30, 16, '#62b04e') +
    pen.oval(0, -44, 56, 44, '#74c45a') +
    pen.oval(0, -34, 34, 30, '#d8efb4', { bare: true }) +
    pen.dot(-30, -134, 22, '#74c45a') +
    pen.dot(30, -134, 22, '#74c45a') +
    pen.oval(0, -102, 64, 42, '#74c45a') +
    faceAt(pen, mood, -122, 29),
  snail: (pen, mood) =>
    pen.path('M-88 0 Q-96 -40 -70 -44 L60 -10 Q90 -6 92 0 Z', '#e8c48a') +
    pen.dot(20, -58, 52, '#c9764a') +
    pen.ink('M20 -58 m30 0 a30 30 0 1 1 -28 -30 a18 18 0 1 1 -2 34', 5) +
    pen.ink('M-84 -80 l-12 -26 M-60 -82 l6 -28', 4) +
    pen.dot(-72, -66, 30, '#e8c48a') +
    `<g transform="translate(-74 0)">${faceAt(pen, mood, -72, 12)}</g>`,
  bee: (pen, mood) =>
    `<g transform="translate(0 -60)">${pen.oval(-4, -88, 26, 38, '#e6f3fb')}${pen.oval(38, -80, 22, 32, '#e6f3fb')}${pen.oval(6, -40, 68, 46, '#ffd24a')}${pen.path('M28 -80 Q44 -40 28 0 L46 -6 Q60 -40 46 -74 Z', '#3a2f2a', { bare: true })}${pen.path('M-4 -86 Q10 -40 -4 6 L12 5 Q26 -40 12 -85 Z', '#3a2f2a', { bare: true })}<g transform="translate(-32 0)">${faceAt(pen, mood, -48, 16)}</g></g>`,
  butterfly: (pen, mood) =>
    `<g transform="translate(0 -60)">${[-1, 1].map((s) => pen.path(`M0 -60 Q${s * 60} -140 ${s * 100} -96 Q${s * 110} -56 ${s * 14} -46 Z`, '#b58ae0') + pen.path(`M0 -46 Q${s * 90} -50 ${s * 76} -8 Q${s * 44} 20 0 -32 Z`, '#f0a0c8') + pen.dot(s * 66, -92, 12, '#ffe08a', { bare: true })).join('')}${pen.oval(0, -40, 11, 40, '#5a4468')}${pen.dot(0, -88, 24, '#f6cfae')}${faceAt(pen, mood, -94, 10)}</g>`,
  snake: (pen, mood) =>
    pen.limb('M80 -10 Q20 10 -10 -14 Q-30 -34 20 -44 Q70 -52 40 -80 Q10 -100 -34 -96', 26, '#6fb35a') +
    pen.ink('M50 -14 l8 -6 M6 -8 l6 -9 M44 -50 l8 4', 3) +
    pen.oval(-50, -112, 46, 36, '#7fc66a') +
    `<g transform="translate(-52 0)">${faceAt(pen, mood, -120, 19)}</g>`,
};

/** Wren: the small brown bird with the raised tail. */
const wren = (pen: Pen, mood: Mood, scarf: string): string =>
  [
    pen.path('M34 -66 L92 -122 L74 -132 L26 -92 Z', '#7a4e2c'),
    pen.ink('M-10 -8 v8 m-8 0 h16 M14 -8 v8 m-8 0 h16', 4),
    pen.oval(0, -56, 52, 50, '#a06a3e'),
    pen.path('M-44 -66 Q-48 -14 -4 -10 Q26 -12 24 -44 Q-10 -40 -44 -66 Z', '#f3dfbf', { bare: true }),
    pen.path('M6 -76 Q52 -72 44 -36 Q14 -30 2 -52 Z', '#855631'),
    pen.dot(-14, -106, 42, '#a87244'),
    pen.path('M-44 -98 Q-58 -94 -68 -102 Q-56 -112 -44 -110 Z', '#f2a52e'),
    `<g transform="translate(-20 -112)">${face(pen, mood, { gap: 15, size: (eyeFor[pen.style] ?? 12) * 0.8, noBrows: true })}</g>`,
    pen.path('M-46 -72 Q-10 -56 22 -76 L22 -62 Q-10 -44 -44 -60 Z', scarf),
  ].join('');

/** A living being at the origin, about 200 high, in a friendly mood unless the story says otherwise. */
export const creature = (pen: Pen, kind: CreatureKind, mood: Mood, scarf = '#d9483b'): string => {
  if (kind === 'bird') return wren(pen, mood, scarf);
  const look = beasts[kind];
  if (look !== undefined) return beast(pen, kind, look, mood, scarf);
  return others[kind]?.(pen, mood, scarf) ?? '';
};
