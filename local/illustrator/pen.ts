import type { ComicStyle } from '../../contract/comic-kinds';

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour between two others: 0 is the first one. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as unknown as Rgb);
};

const lightness = (hex: string): number => {
  const [r, g, b] = rgbOf(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

const vivid = (hex: string): string => {
  const rgb = rgbOf(hex);
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  return hexOf(rgb.map((part) => mean + (part - mean) * 1.45) as unknown as Rgb);
};

/** Greys in ink. Figures are flat, so that they stand out against the dots of what is behind them. */
const inked = (hex: string, isBackdrop: boolean): string => {
  const light = lightness(hex);
  if (isBackdrop) {
    if (light > 0.66) return '#ffffff';
    if (light > 0.46) return 'url(#tone1)';
    return light > 0.26 ? 'url(#tone2)' : 'url(#tone3)';
  }
  if (light > 0.74) return '#ffffff';
  if (light > 0.56) return '#e2e2e2';
  if (light > 0.4) return '#b4b4b4';
  return light > 0.22 ? '#6e6e6e' : '#1a1a1a';
};

interface Look {
  readonly fill: (hex: string) => string;
  readonly line: (hex: string) => string;
  readonly width: number;
}

const looks: Readonly<Record<ComicStyle, Look>> = {
  Ghibli: {
    fill: (hex) => mix(hex, '#efe3c2', 0.16),
    line: (hex) => mix(hex, '#46372a', 0.62),
    width: 2,
  },
  Manga: { fill: (hex) => inked(hex, false), line: () => '#111111', width: 2.6 },
  Kawaii: {
    fill: (hex) => mix(mix(hex, '#ffffff', 0.42), '#ffc9e6', 0.22),
    line: () => '#8d5f8f',
    width: 4,
  },
  Cartoon: { fill: vivid, line: () => '#15120f', width: 5 },
};

export interface Stroke {
  /** Without an outline. */
  readonly bare?: boolean;
  readonly opacity?: number;
}

/** Draws shapes in one style: every colour and every outline of a picture comes from here. */
export class Pen {
  private readonly look: Look;

  constructor(
    readonly style: ComicStyle,
    { isBackdrop = false } = {},
  ) {
    const look = looks[style];
    // Painted places have no outlines; dots are for places alone.
    if (isBackdrop && style === 'Ghibli') this.look = { ...look, width: 0 };
    else if (isBackdrop && style === 'Manga')
      this.look = { ...look, fill: (hex) => inked(hex, true), width: 1.8 };
    else this.look = look;
  }

  get width(): number {
    return this.look.width;
  }

  fill(hex: string): string {
    return this.look.fill(hex);
  }

  private attributes(hex: string, { bare = false, opacity }: Stroke): string {
    const line =
      bare || this.look.width === 0
        ? ''
        : ` stroke="${this.look.line(hex)}" stroke-width="${this.look.width}" stroke-linejoin="round" stroke-linecap="round"`;
    return `fill="${this.look.fill(hex)}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
  }

  path(d: string, hex: string, stroke: Stroke = {}): string {
    return `<path d="${d}" ${this.attributes(hex, stroke)}/>`;
  }

  oval(x: number, y: number, rx: number, ry: number, hex: string, stroke: Stroke = {}): string {
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${this.attributes(hex, stroke)}/>`;
  }

  dot(x: number, y: number, r: number, hex: string, stroke: Stroke = {}): string {
    return this.oval(x, y, r, r, hex, stroke);
  }

  box(x: number, y: number, w: number, h: number, r: number, hex: string, stroke: Stroke = {}): string {
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${this.attributes(hex, stroke)}/>`;
  }

  /** An open line in the colour of ink. */
  ink(d: string, width = this.look.width, hex = '#3a2c28'): string {
    const colour =
      this.style === 'Manga'
        ? '#111111'
        : this.style === 'Ghibli'
          ? mix(hex, '#46372a', 0.2)
          : this.look.line(hex);
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A thick line with an outline: an arm, a leg, a tail. */
  limb(d: string, width: number, hex: string): string {
    const shape = (w: number, colour: string) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return shape(width + 2 * this.look.width, this.look.line(hex)) + shape(width, this.solid(hex));
  }

  /** A colour for strokes, which take no dots. */
  solid(hex: string): string {
    if (this.style !== 'Manga') return this.look.fill(hex);
    return inked(hex, false);
  }
}

/** The dots of screentone, for the ink style. */
export const patterns = (['0.9', '1.4', '2.1'] as const)
  .map(
    (r, i) =>
      `<pattern id="tone${i + 1}" width="6.4" height="6.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6.4" height="6.4" fill="#fff"/><circle cx="3.2" cy="3.2" r="${r}" fill="#4a4a4a"/></pattern>`,
  )
  .join('');

export const at = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${inner}</g>`;

/** The same number for the same text on every machine. */
export const hashOf = (text: string): number => {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 2246822507) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
};

/** Numbers from 0 to 1, the same sequence for the same seed. */
export const randomFrom = (seed: string) => {
  let state = hashOf(seed) || 1;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;
