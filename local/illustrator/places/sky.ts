import { at, type Pen } from '../pen';
import type { Time } from '../words/settings';

/** The side of a panel. */
export const side = 512;

/** The colours of the sky, at the top and at the horizon. */
export const skies: Readonly<Record<Time, readonly [string, string]>> = {
  day: ['#8fd0ee', '#e6f6fb'],
  morning: ['#9fd4ea', '#ffe9c4'],
  sunset: ['#f29a6a', '#ffe0a0'],
  night: ['#232a5c', '#4c5a9a'],
};

export const gradient = (pen: Pen, id: string, [top, low]: readonly [string, string]): string => {
  const solid = (hex: string) => pen.fill(hex);
  if (pen.style === 'Manga') {
    const dark = top === skies.night[0];
    return `<rect width="${side}" height="${side}" fill="${dark ? '#2c2c2c' : '#ffffff'}"/>${dark || top === skies.day[0] ? '' : `<rect width="${side}" height="300" fill="url(#tone1)"/>`}`;
  }
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${solid(top)}"/><stop offset="0.75" stop-color="${solid(low)}"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#${id})"/>`;
};

const puffs = [
  [-46, 4, 30],
  [-10, -14, 40],
  [34, -6, 34],
  [62, 8, 22],
] as const;

export const cloud = (pen: Pen, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    pen.style === 'Ghibli'
      ? puffs.map(([cx, cy, r]) => pen.dot(cx, cy, r, '#ffffff', { bare: true, opacity: 0.92 })).join('')
      : pen.path('M-66 20 Q-88 2 -64 -18 Q-50 -58 -4 -52 Q36 -66 56 -26 Q98 -20 80 20 Z', '#ffffff') +
          pen.ink('M-40 -4 q10 -14 26 -8 M22 -18 q14 -6 22 6', 2.4),
  );

export const stars = (pen: Pen, random: () => number, count: number) =>
  Array.from({ length: count }, () =>
    pen.dot(random() * side, random() * 260, 1.2 + random() * 2.4, '#fff6c4', { bare: true }),
  ).join('');

export const sun = (pen: Pen, time: Time): string => {
  if (time === 'night')
    return (
      pen.dot(410, 86, 40, '#fff3b8') +
      pen.dot(396, 78, 8, '#efdc92', { bare: true }) +
      pen.dot(424, 100, 6, '#efdc92', { bare: true })
    );
  const [x, y] = time === 'sunset' ? [380, 270] : [420, 84];
  const rays =
    pen.style === 'Ghibli'
      ? ''
      : Array.from(
          { length: 10 },
          (_, i) =>
            `<g transform="translate(${x} ${y}) rotate(${i * 36})">${pen.path('M-6 -50 L0 -70 L6 -50 Z', '#ffd95e', { bare: pen.style === 'Kawaii' })}</g>`,
        ).join('');
  const glow =
    pen.style === 'Ghibli' ? `<circle cx="${x}" cy="${y}" r="92" fill="#fff3c0" opacity="0.4"/>` : '';
  return glow + rays + pen.dot(x, y, 40, '#ffdf6b');
};

export const clouds = (pen: Pen) =>
  pen.style === 'Ghibli'
    ? cloud(pen, 96, 250, 1.5) +
      cloud(pen, 190, 214, 1.1) +
      cloud(pen, 330, 268, 1.2) +
      cloud(pen, 300, 110, 0.7)
    : cloud(pen, 110, 96, 0.8) + cloud(pen, 286, 150, 0.55);
