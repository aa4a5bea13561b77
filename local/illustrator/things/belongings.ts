import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

/** Things that people own and use. */
export const belongings = {
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
  lantern: (p) =>
    p.ink('M-16 -84 Q0 -112 16 -84', 5) +
    p.box(-24, -86, 48, 12, 4, '#5a4a44') +
    p.box(-20, -74, 40, 60, 5, '#fff0a8') +
    p.path('M0 -62 Q16 -38 0 -22 Q-16 -38 0 -62 Z', '#f2902e') +
    p.box(-26, -14, 52, 14, 4, '#5a4a44'),
  candle: (p) =>
    p.box(-13, -58, 26, 58, 4, '#fff6e0') + p.path('M0 -96 Q18 -70 0 -60 Q-18 -70 0 -96 Z', '#f2a52e'),
  clock: (p) =>
    p.dot(0, -48, 46, '#f2c53a') +
    p.dot(0, -48, 35, '#fffaf0') +
    p.ink('M0 -48 V-72 M0 -48 L18 -40', 5) +
    p.dot(0, -48, 4, '#40404a'),
  bell: (p) =>
    p.path('M-44 -14 Q-34 -30 -32 -54 Q-28 -88 0 -88 Q28 -88 32 -54 Q34 -30 44 -14 Z', '#f2c53a') +
    p.dot(0, -8, 10, '#c98a2a') +
    p.dot(0, -92, 7, '#f2c53a'),
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
  mirror: (p) =>
    p.oval(0, -66, 38, 52, '#c98a2a') +
    p.oval(0, -66, 29, 42, '#cdeaf4') +
    p.ink('M-12 -84 l18 -14 M-14 -64 l26 -20', 3) +
    p.box(-8, -16, 16, 16, 4, '#c98a2a'),
} satisfies Drawings<ThingKind>;
