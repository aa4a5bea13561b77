import type { Pen } from '../pen';
import type { Mood } from '../vocabulary/acting';

const dark = '#2b2028';

/** Eyes of a face around the origin, `gap` apart, in the style of the picture. */
const eyes = (pen: Pen, mood: Mood, gap: number, size: number, closed: boolean): string => {
  const both = (draw: (x: number, side: number) => string) => draw(-gap, -1) + draw(gap, 1);
  if (closed)
    return both((x) =>
      pen.ink(`M${x - size} 0 q${size} ${size * 1.1} ${size * 2} 0`, Math.max(3, pen.width)),
    );
  const wide = mood === 'surprised' || mood === 'scared' ? 1.25 : 1;
  switch (pen.style) {
    case 'Ghibli':
      return both(
        (x) =>
          pen.oval(x, 0, size * 0.5 * wide, size * 0.72 * wide, dark, { bare: true }) +
          `<circle cx="${x + size * 0.14}" cy="${-size * 0.26}" r="${size * 0.17}" fill="#fff"/>`,
      );
    case 'Manga':
      return both(
        (x) =>
          `<ellipse cx="${x}" cy="0" rx="${size * 0.86}" ry="${size * 1.2 * wide}" fill="#fff" stroke="#111" stroke-width="2"/>` +
          `<ellipse cx="${x}" cy="${size * 0.12}" rx="${size * 0.58}" ry="${size * 0.92 * wide}" fill="#111"/>` +
          `<circle cx="${x + size * 0.22}" cy="${-size * 0.34}" r="${size * 0.3}" fill="#fff"/><circle cx="${x - size * 0.2}" cy="${size * 0.5}" r="${size * 0.15}" fill="#fff"/>` +
          pen.ink(`M${x - size * 1.05} ${-size * 0.8 * wide} q${size} ${-size * 0.7} ${size * 2.1} 0`, 4),
      );
    case 'Kawaii':
      return both(
        (x) =>
          `<ellipse cx="${x}" cy="${size * 0.1}" rx="${size * 0.86}" ry="${size * 1.02 * wide}" fill="#4a2f57"/>` +
          `<circle cx="${x + size * 0.28}" cy="${-size * 0.3}" r="${size * 0.36}" fill="#fff"/><circle cx="${x - size * 0.3}" cy="${size * 0.44}" r="${size * 0.18}" fill="#fff"/>` +
          `<path d="M${x - size * 0.5} ${size * 0.66} q${size * 0.5} ${size * 0.4} ${size} 0" fill="#b98ad6"/>`,
      );
    case 'Cartoon':
      return both(
        (x, side) =>
          `<ellipse cx="${x * 0.86}" cy="0" rx="${size * 1.0}" ry="${size * 1.3 * wide}" fill="#fff" stroke="#15120f" stroke-width="3.5"/>` +
          `<circle cx="${x * 0.86 - side * size * 0.22}" cy="${size * 0.2}" r="${size * 0.5}" fill="#15120f"/><circle cx="${x * 0.86 - side * size * 0.1}" cy="${-size * 0.02}" r="${size * 0.16}" fill="#fff"/>`,
      );
  }
};

const brows = (pen: Pen, mood: Mood, gap: number, size: number): string => {
  const y = -size * (pen.style === 'Ghibli' ? 1.5 : 2);
  const slope = { sad: -0.5, scared: -0.5, angry: 0.6, surprised: 0, happy: 0 }[mood] * size;
  const lift = mood === 'surprised' ? -size * 0.4 : 0;
  return [-1, 1]
    .map((side) =>
      pen.ink(
        `M${side * (gap + size * 0.8)} ${y - slope + lift} Q${side * gap} ${y - size * 0.35 + lift} ${side * (gap - size * 0.7)} ${y + slope * 0.6 + lift}`,
        Math.max(2.5, pen.width * 0.8),
      ),
    )
    .join('');
};

const mouths: Readonly<Record<Mood, (pen: Pen, w: number) => string>> = {
  happy: (pen, w) =>
    pen.path(
      `M${-w} 0 Q0 ${w * 0.2} ${w} 0 Q${w * 0.8} ${w * 1.25} 0 ${w * 1.25} Q${-w * 0.8} ${w * 1.25} ${-w} 0 Z`,
      '#a83a3a',
    ) +
    pen.path(
      `M${-w * 0.5} ${w * 0.98} Q0 ${w * 0.5} ${w * 0.5} ${w * 0.98} Q0 ${w * 1.3} ${-w * 0.5} ${w * 0.98} Z`,
      '#f08a8a',
      { bare: true },
    ),
  sad: (pen, w) =>
    pen.ink(`M${-w * 0.7} ${w * 0.7} Q0 ${-w * 0.1} ${w * 0.7} ${w * 0.7}`, Math.max(3, pen.width)),
  scared: (pen, w) =>
    pen.path(
      `M${-w * 0.8} ${w * 0.3} q${w * 0.4} ${-w * 0.5} ${w * 0.8} 0 t${w * 0.8} 0 q0 ${w * 0.7} ${-w * 0.8} ${w * 0.6} t${-w * 0.8} ${-w * 0.6} Z`,
      '#ffffff',
    ),
  angry: (pen, w) =>
    pen.ink(
      `M${-w * 0.8} ${w * 0.6} L${-w * 0.3} ${w * 0.3} L${w * 0.3} ${w * 0.5} L${w * 0.8} ${w * 0.3}`,
      Math.max(3, pen.width),
    ),
  surprised: (pen, w) => pen.oval(0, w * 0.5, w * 0.45, w * 0.65, '#a83a3a'),
};

interface FaceOptions {
  readonly gap: number;
  readonly size: number;
  readonly closed?: boolean;
  readonly noBrows?: boolean;
}

/** A face around the origin: eyes, mouth, and cheeks in styles that have them. */
export const face = (
  pen: Pen,
  mood: Mood,
  { gap, size, closed = false, noBrows = false }: FaceOptions,
): string => {
  const cheek = {
    Kawaii: ['#ff7fb0', 0.75],
    Ghibli: ['#e58a76', 0.4],
    Cartoon: ['#f07a6a', 0.35],
    Manga: undefined,
  }[pen.style] as readonly [string, number] | undefined;
  const cheeks =
    cheek === undefined
      ? [-1, 1]
          .map((side) => pen.ink(`M${side * gap * 1.35 - 5} ${size * 1.7} l4 -6 m3 6 l4 -6`, 1.6))
          .join('')
      : [-1, 1]
          .map(
            (side) =>
              `<ellipse cx="${side * gap * 1.45}" cy="${size * 1.5}" rx="${size * 0.75}" ry="${size * 0.45}" fill="${cheek[0]}" opacity="${cheek[1]}"/>`,
          )
          .join('');
  return [
    cheeks,
    eyes(pen, mood, gap, size, closed),
    noBrows || closed ? '' : brows(pen, mood, gap, size),
    `<g transform="translate(0 ${size * 1.75})">${mouths[mood](pen, size * (pen.style === 'Kawaii' ? 0.75 : 0.95))}</g>`,
  ].join('');
};

/** The size of a creature's eyes. */
export const eyeSize = { Ghibli: 12, Manga: 13, Kawaii: 16, Cartoon: 14 } as const;

/** The face of a creature, `y` from the origin. */
export const faceAt = (pen: Pen, mood: Mood, y: number, gap = 24): string =>
  `<g transform="translate(0 ${y})">${face(pen, mood, { gap, size: eyeSize[pen.style], noBrows: mood === 'happy' })}</g>`;

/** Draws a creature at the origin, about 200 high; `scarf` is the colour of its scarf. */
export type DrawCreature = (pen: Pen, mood: Mood, scarf: string) => string;
