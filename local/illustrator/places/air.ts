import type { Action } from '../figures/poses';
import type { Pen } from '../pen';
import { randomFrom } from '../random';

/** Effects over the whole panel that are typical of the style. */
export const air = (pen: Pen, action: Action | undefined, id: string): string => {
  const random = randomFrom(`air${id}`);
  const spot = () => [random() * 512, 130 + random() * 350] as const;
  if (pen.style === 'Kawaii')
    return Array.from({ length: 9 }, (_, i) => {
      const [x, y] = spot();
      return i % 3 === 0
        ? `<g transform="translate(${x} ${y}) scale(0.16)"><path d="M0 0 Q-60 -44 -44 -78 Q-22 -102 0 -70 Q22 -102 44 -78 Q60 -44 0 0 Z" fill="#ff9cc4"/></g>`
        : `<path d="M${x} ${y - 10} q2 8 10 10 q-8 2 -10 10 q-2 -8 -10 -10 q8 -2 10 -10 Z" fill="#fffbe0"/>`;
    }).join('');
  if (pen.style === 'Ghibli')
    return Array.from({ length: 16 }, () => {
      const [x, y] = spot();
      return `<circle cx="${x}" cy="${y}" r="${1.5 + random() * 2.5}" fill="#fffbe6" opacity="0.75"/>`;
    }).join('');
  const isFast = action !== undefined && ['run', 'jump', 'fly', 'fall', 'shout', 'throw'].includes(action);
  if (pen.style === 'Manga' && isFast)
    return Array.from({ length: 44 }, (_, i) => {
      const angle = (i / 44) * 2 * Math.PI + random() * 0.08;
      const [from, to] = [250 + random() * 50, 400];
      return `<path d="M${256 + Math.cos(angle) * from} ${300 + Math.sin(angle) * from} L${256 + Math.cos(angle) * to} ${300 + Math.sin(angle) * to}" stroke="#111" stroke-width="${1 + random() * 3}"/>`;
    }).join('');
  return '';
};

/** The rays of a cartoon's great moment, drawn behind all figures. */
export const burst = (pen: Pen): string =>
  pen.style !== 'Cartoon'
    ? ''
    : Array.from(
        { length: 12 },
        (_, i) =>
          `<path d="M256 320 L${256 + Math.cos((i * Math.PI) / 6) * 520} ${320 + Math.sin((i * Math.PI) / 6) * 520} L${256 + Math.cos((i * Math.PI) / 6 + 0.26) * 520} ${320 + Math.sin((i * Math.PI) / 6 + 0.26) * 520} Z" fill="#fff" opacity="0.16"/>`,
      ).join('');
