import type { Pen } from '../pen';
import type { Time } from '../words/settings';
import table from './skies.json';

/** The side of a panel. */
export const side = 512;

/** The colours of the sky, at the top and at the horizon. */
export const skies = table as unknown as Readonly<Record<Time, readonly [string, string]>>;

export const gradient = (pen: Pen, id: string, [top, low]: readonly [string, string]): string => {
  if (pen.style === 'Manga') {
    const dark = top === skies.night[0];
    return `<rect width="${side}" height="${side}" fill="${dark ? '#2c2c2c' : '#ffffff'}"/>${dark || top === skies.day[0] ? '' : `<rect width="${side}" height="300" fill="url(#tone1)"/>`}`;
  }
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${pen.fill(top)}"/><stop offset="0.75" stop-color="${pen.fill(low)}"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#${id})"/>`;
};
