import type { Pen } from '../pen';
import type { CreatureKind } from '../vocabulary/creatures';
import type { Beast } from './beast';

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

export const beasts = {
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
} satisfies Partial<Record<CreatureKind, Beast>>;
