import type { Child } from '../cast';
import type { Pen } from '../pen';

/** Draws hair around a head of radius `r` at the origin. */
type DrawHair = (pen: Pen, hair: string, r: number) => string;

/** The hair behind the head. */
export const back: Readonly<Record<Child['cut'], DrawHair>> = {
  short: () => '',
  spiky: () => '',
  curly: (pen, hair, r) =>
    [-0.95, -0.5, 0.5, 0.95]
      .map((x) => pen.dot(x * r, r * (Math.abs(x) > 0.7 ? 0.15 : -0.6), r * 0.52, hair))
      .join(''),
  bob: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.12} ${-r * 0.1} Q${-r * 1.3} ${r * 0.9} ${-r * 0.75} ${r * 0.95} L${r * 0.75} ${r * 0.95} Q${r * 1.3} ${r * 0.9} ${r * 1.12} ${-r * 0.1} Z`,
      hair,
    ),
  plaits: (pen, hair, r) =>
    [-1, 1]
      .map(
        (s) =>
          [0.2, 0.62, 1.0]
            .map((y, i) => pen.oval(s * r * (1.12 + i * 0.06), r * y, r * (0.27 - i * 0.03), r * 0.28, hair))
            .join('') + pen.dot(s * r * 1.25, r * 1.3, r * 0.13, '#d9483b'),
      )
      .join(''),
  bun: (pen, hair, r) => pen.dot(0, -r * 1.18, r * 0.42, hair),
};

/** The hair in front of it. */
export const front: Readonly<Record<Child['cut'], DrawHair>> = {
  short: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.03} ${-r * 0.08} Q${-r * 1.12} ${-r * 1.14} 0 ${-r * 1.12} Q${r * 1.12} ${-r * 1.14} ${r * 1.03} ${-r * 0.08} Q${r * 0.75} ${-r * 0.62} ${r * 0.1} ${-r * 0.55} Q${-r * 0.5} ${-r * 0.5} ${-r * 1.03} ${-r * 0.08} Z`,
      hair,
    ),
  spiky: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.04} 0 L${-r * 1.28} ${-r * 0.75} L${-r * 0.8} ${-r * 0.8} L${-r * 0.62} ${-r * 1.4} L${-r * 0.2} ${-r * 1.02} L${r * 0.2} ${-r * 1.5} L${r * 0.45} ${-r} L${r * 0.95} ${-r * 1.2} L${r * 0.95} ${-r * 0.7} L${r * 1.3} ${-r * 0.5} L${r * 1.04} 0 Q${r * 0.7} ${-r * 0.5} ${r * 0.3} ${-r * 0.42} L${r * 0.05} ${-r * 0.68} L${-r * 0.3} ${-r * 0.4} Q${-r * 0.8} ${-r * 0.5} ${-r * 1.04} 0 Z`,
      hair,
    ),
  curly: (pen, hair, r) =>
    [-0.72, -0.38, 0, 0.38, 0.72]
      .map((x) => pen.dot(x * r, -r * (0.98 - Math.abs(x) * 0.42), r * 0.4, hair))
      .join(''),
  bob: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.14} ${r * 0.3} Q${-r * 1.2} ${-r * 1.14} 0 ${-r * 1.14} Q${r * 1.2} ${-r * 1.14} ${r * 1.14} ${r * 0.3} Q${r * 0.98} ${-r * 0.28} ${r * 0.84} ${-r * 0.42} L${-r * 0.84} ${-r * 0.42} Q${-r * 0.98} ${-r * 0.28} ${-r * 1.14} ${r * 0.3} Z`,
      hair,
    ),
  plaits: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.06} 0 Q${-r * 1.14} ${-r * 1.14} 0 ${-r * 1.12} Q${r * 1.14} ${-r * 1.14} ${r * 1.06} 0 Q${r * 0.62} ${-r * 0.3} 0 ${-r * 0.86} Q${-r * 0.62} ${-r * 0.3} ${-r * 1.06} 0 Z`,
      hair,
    ),
  bun: (pen, hair, r) =>
    pen.path(
      `M${-r * 1.04} ${-r * 0.02} Q${-r * 1.1} ${-r * 1.12} 0 ${-r * 1.1} Q${r * 1.1} ${-r * 1.12} ${r * 1.04} ${-r * 0.02} Q${r * 0.9} ${-r * 0.5} 0 ${-r * 0.6} Q${-r * 0.9} ${-r * 0.5} ${-r * 1.04} ${-r * 0.02} Z`,
      hair,
    ),
};
