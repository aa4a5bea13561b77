import type { Pen } from '../pen';
import type { Mood } from '../vocabulary/acting';
import type { CreatureKind } from '../vocabulary/creatures';
import { type DrawCreature, eyeSize, face, faceAt } from './face';

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
    `<g transform="translate(-20 -112)">${face(pen, mood, { gap: 15, size: eyeSize[pen.style] * 0.8, noBrows: true })}</g>`,
    pen.path('M-46 -72 Q-10 -56 22 -76 L22 -62 Q-10 -44 -44 -60 Z', scarf),
  ].join('');

export const birds = {
  bird: wren,
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
} satisfies Partial<Record<CreatureKind, DrawCreature>>;
