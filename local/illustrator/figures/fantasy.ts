import type { Pen } from '../pen';
import type { CreatureKind } from '../vocabulary/creatures';
import { type DrawCreature, faceAt } from './face';

const body = (pen: Pen, hex: string, belly: string) =>
  pen.oval(0, -60, 52, 58, hex) + pen.oval(0, -48, 33, 40, belly, { bare: true });

const dragonLike =
  (hex: string, belly: string, wings: boolean): DrawCreature =>
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

export const fantasy = {
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
} satisfies Partial<Record<CreatureKind, DrawCreature>>;
