import type { CreatureKind } from '../vocabulary/creatures';
import { type DrawCreature, faceAt } from './face';

export const swimmers = {
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
} satisfies Partial<Record<CreatureKind, DrawCreature>>;
