import type { Pen } from './pen';
import { randomFrom } from './random';
import type { Action, Mood } from './vocabulary/acting';

/** Signs around a figure of 250 at the origin that show its action or mood. */
export const signs = (pen: Pen, action: Action | undefined, mood: Mood): string => {
  const note = (x: number, y: number) =>
    pen.oval(x, y, 9, 7, '#5a4aa0') + pen.ink(`M${x + 8} ${y - 2} v-34 q12 4 14 16`, 4, '#5a4aa0');
  const heart = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${pen.path('M0 0 Q-60 -44 -44 -78 Q-22 -102 0 -70 Q22 -102 44 -78 Q60 -44 0 0 Z', '#e05a74')}</g>`;
  const drop = (x: number, y: number) => pen.path(`M${x} ${y} q-10 16 0 20 q10 -4 0 -20 Z`, '#7cc4ee');
  switch (action) {
    case 'sleep':
      return pen.ink('M52 -250 h20 l-20 22 h20 M84 -286 h14 l-14 16 h14', 4, '#5a4aa0');
    case 'sing':
    case 'dance':
      return note(-92, -210) + note(86, -232);
    case 'cry':
      return drop(-44, -176) + drop(50, -170) + drop(62, -140);
    case 'hug':
      return heart(76, -226, 0.3) + heart(98, -200, 0.2);
    case 'run':
      return (
        pen.ink('M-150 -120 h52 M-164 -84 h60 M-150 -48 h46', 4, '#ffffff') +
        pen.dot(-84, -6, 10, '#ffffff', { opacity: 0.9 }) +
        pen.dot(-104, -10, 7, '#ffffff', { opacity: 0.9 })
      );
    case 'jump':
      return pen.ink('M-46 -8 q46 14 92 0 M-70 -60 v24 M70 -60 v24', 4, '#ffffff');
    case 'fly':
      return pen.ink('M-170 -150 h56 M-180 -112 h50', 4, '#ffffff');
    case 'fall':
      return pen.ink('M-70 -262 v-26 M-40 -276 v-22 M70 -250 v-26', 4, '#ffffff');
    case 'swim':
      return pen.path('M-130 -20 q22 -22 44 0 t44 0 t44 0 t44 0 t44 0 V14 H-130 Z', '#6cc0e0', {
        opacity: 0.85,
      });
    case 'shout':
      return pen.ink('M84 -226 l26 -16 M92 -200 l32 0 M84 -174 l26 14', 5, '#d9483b');
    case 'dig':
      return (
        pen.path('M40 2 Q70 -34 104 2 Z', '#8a5f3e') +
        pen.dot(96, -56, 6, '#8a5f3e') +
        pen.dot(112, -78, 5, '#8a5f3e')
      );
    case 'search':
      return pen.ink('M70 -262 q-2 -18 14 -18 q16 2 12 16 q-2 8 -12 12 v8 M84 -232 v2', 5, '#5a4aa0');
    default:
      break;
  }
  if (mood === 'surprised')
    return pen.ink('M76 -268 v26 M76 -232 v2 M94 -264 l-4 24 M88 -230 v2', 6, '#d9483b');
  if (mood === 'scared') return drop(66, -236) + drop(-66, -226);
  return mood === 'sad' ? drop(48, -178) : '';
};

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
