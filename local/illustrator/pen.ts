import type { ComicStyle } from '../../contract/comics/kinds';
import { inked, mix, vivid } from './colours';

interface Look {
  readonly fill: (hex: string) => string;
  readonly line: (hex: string) => string;
  readonly width: number;
  /** The width of the outlines of places: painted ones have none. */
  readonly far?: number;
}

const looks: Readonly<Record<ComicStyle, Look>> = {
  Ghibli: {
    fill: (hex) => mix(hex, '#efe3c2', 0.16),
    line: (hex) => mix(hex, '#46372a', 0.62),
    width: 2,
    far: 0,
  },
  Manga: { fill: (hex) => inked(hex, false), line: () => '#111111', width: 2.6, far: 1.8 },
  Kawaii: {
    fill: (hex) => mix(mix(hex, '#ffffff', 0.42), '#ffc9e6', 0.22),
    line: () => '#8d5f8f',
    width: 4,
  },
  Cartoon: { fill: vivid, line: () => '#15120f', width: 5 },
};

interface PenOptions {
  readonly isBackdrop?: boolean;
  /** The light of the hour on colours. */
  readonly light?: ((hex: string) => string) | undefined;
}

/** Draws shapes in one style: all colours and outlines of a picture come from here. */
export class Pen {
  readonly width: number;
  readonly fill: (hex: string) => string;
  readonly line: (hex: string) => string;
  /** A colour for strokes and icons, which cannot have dots. */
  readonly solid: (hex: string) => string;

  constructor(
    readonly style: ComicStyle,
    { isBackdrop = false, light = (hex) => hex }: PenOptions = {},
  ) {
    const { fill, line, width, far = width } = looks[style];
    this.line = line;
    this.width = isBackdrop ? far : width;
    // Only places have dots.
    const isDotted = isBackdrop && style === 'Manga';
    this.fill = (hex) => (isDotted ? inked(light(hex), true) : fill(light(hex)));
    this.solid = (hex) => (isDotted ? inked(mix(hex, '#ffffff', 0.5), false) : fill(light(hex)));
  }

  /** The attributes of an outline. */
  outline(hex = '#3a2c28'): string {
    const line = this.width === 0 ? 'none' : this.line(hex);
    return `stroke="${line}" stroke-width="${this.width}" stroke-linejoin="round" stroke-linecap="round"`;
  }

  /** A shape by its tag: `ellipse cx="0" …`. */
  shape(tag: string, hex: string): string {
    return `<${tag} fill="${this.fill(hex)}" ${this.outline(hex)}/>`;
  }

  dot(x: number, y: number, r: number, hex: string): string {
    return this.shape(`circle cx="${x}" cy="${y}" r="${r}"`, hex);
  }

  /** The colour of an open line. */
  stroke(hex: string): string {
    return this.style === 'Ghibli' ? mix(hex, '#46372a', 0.2) : this.line(hex);
  }

  /** An open line in the colour of ink. */
  ink(d: string, width: number, hex: string): string {
    return `<path d="${d}" fill="none" stroke="${this.stroke(hex)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** A thick line with an outline, such as an arm, a leg or a tail. */
  limb(d: string, width: number, hex: string): string {
    const shape = (w: number, colour: string) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return shape(width + 2 * this.width, this.line(hex)) + shape(width, this.solid(hex));
  }
}

export const at = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${inner}</g>`;
