import { readFileSync } from 'node:fs';
import { categories } from '@iconify-json/fluent-emoji-flat/metadata.json';
import ownDrawings from './figures/own.json';
import { at, type Pen } from './pen';

type Drawings = Readonly<Record<string, { readonly body: string }>>;

let drawings: Drawings | undefined;

/** Icons of ours, 32 by 32, for what the kept drawings lack. */
const own: Readonly<Record<string, string>> = ownDrawings;

/** The kept drawings: Fluent Emoji (MIT), 32 by 32 each. Nine megabytes are read when the first picture is drawn. */
const kept = (name: string): string => {
  drawings ??= JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'))
    .icons as Drawings;
  // A drawing of ours may contain kept ones: "[hamster]".
  const parts = (body: string) => body.replace(/\[([\w-]+)\]/g, (_, part) => drawings?.[part]?.body ?? '');
  return parts(own[name] ?? drawings[name]?.body ?? '');
};

/** The side of an icon's square. */
const iconSide = 32;

/** The shapes of an icon in the colours of a pen, with an outline around the whole. */
const shapesOf = (pen: Pen, body: string, scale: number): string => {
  const recoloured = (colour: (hex: string) => string) =>
    body.replace(/(fill|stroke)="(#[0-9a-f]{3,6})"/g, (_, what, hex) => `${what}="${colour(hex)}"`);
  const inner = recoloured((hex) => pen.solid(hex));
  if (pen.width === 0) return inner;
  const line = pen.line('#3a2c28');
  return `<g stroke="${line}" stroke-width="${((1.4 * pen.width) / scale).toFixed(2)}" stroke-linejoin="round">${recoloured(() => line)}</g>${inner}`;
};

/** An icon of a height in pixels, standing at the origin; `edit` changes its shapes. */
export const icon = (
  pen: Pen,
  name: string,
  height: number,
  edit = (shapes: string): string => shapes,
): string => {
  const scale = height / iconSide;
  return `<g stroke="none" transform="scale(${scale.toFixed(3)}) translate(${-iconSide / 2} ${-iconSide})">${shapesOf(pen, edit(kept(name)), scale)}</g>`;
};

/** An icon at a position in a panel. */
export const iconAt = (pen: Pen, name: string, x: number, y: number, height: number, flip = false) =>
  at(x, y, 1, icon(pen, name, height), flip);

const names = new Set([...Object.values(categories).flat(), ...Object.keys(own)]);
export const isIcon = (name: string): boolean => names.has(name);

/** The names of the icons of a category, without those that differ in the tone of a skin only. */
export const iconsOf = (category: keyof typeof categories): readonly string[] =>
  categories[category].filter((name) => !/-(?:light|dark|medium)$/.test(name));
