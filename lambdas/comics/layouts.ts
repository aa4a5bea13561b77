import type { MediaObject } from '../platform/media';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The side, in pixels, of the square with two by two panels that the model draws. Tests draw smaller ones. */
export const drawnSize = 1024;
export const panelCount = 4;

/** The position of a panel in the drawn square. */
export const drawnPanel = (index: number): Place => ({
  x: (index % 2) * (drawnSize / 2),
  y: Math.floor(index / 2) * (drawnSize / 2),
  size: drawnSize / 2,
});

const margin = 16;

const panelSize = drawnSize / 2;
const beside = (index: number): number => margin + index * (panelSize + margin);

const grid = (index: number): Place => ({
  x: beside(index % 2),
  y: beside(Math.floor(index / 2)),
  size: panelSize,
});

const strip = (index: number): Place => ({ x: margin, y: beside(index), size: panelSize });

/** The page for wide screens and print, and the page for phones, where the letters stay readable. */
export const layouts = {
  grid: { size: { width: beside(2), height: beside(2) }, placeOf: grid },
  strip: { size: { width: beside(1), height: beside(panelCount) }, placeOf: strip },
} as const;
export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];

export const objectOf = (picture: string, layout: LayoutName, format: 'webp' | 'png'): MediaObject => ({
  prefix: 'comics',
  name: `${picture}-${layout}.${format}`,
});
