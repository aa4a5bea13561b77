import type { CreatureKind } from '../vocabulary/creatures';
import { type DrawCreature, faceAt } from './face';

export const crawlers = {
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
} satisfies Partial<Record<CreatureKind, DrawCreature>>;
