import type { Drawings } from '../pen';
import type { ThingKind } from '../vocabulary/things';

/** Large things that stand outdoors. */
export const landmarks = {
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
  ladder: (p) =>
    p.ink('M-26 0 L-18 -150 M26 0 L18 -150', 8) +
    p.ink([0, 1, 2, 3, 4].map((i) => `M${-24 + i} ${-22 - i * 27} H${24 - i}`).join(' '), 7),
} satisfies Drawings<ThingKind>;
