import { icon } from '../icons';
import { at, type Pen } from '../pen';
import type { Time } from '../words/settings';
import { side, skies } from './sky';

/** Draws the parts of one place; the pen gives its colours the light of the hour. */
export interface Hand {
  readonly pen: Pen;
  readonly time: Time;
}

type Draw = (hand: Hand, numbers: readonly number[], words: readonly string[]) => string;

/** The height at which the ground begins. */
const horizon = 330;

/** "Soft" has an outline in ink only. */
const strokeOf = (word: string | undefined, pen?: Pen) => ({
  bare: word === 'bare' || word === 'pale' || (word === 'soft' && pen?.style !== 'Manga'),
  ...(word === 'pale' && { opacity: 0.4 }),
});

const scattered = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Shapes that no icon shows. A list of places names them, with their positions and colours. */
const shapes: Readonly<Record<string, Draw>> = {
  box: ({ pen }, [x = 0, y = 0, w = 0, h = 0, r = 0], words) =>
    pen.box(x, y, w, h, r, words[5] ?? '', strokeOf(words[6])),
  oval: ({ pen }, [x = 0, y = 0, rx = 0, ry = 0], words) =>
    pen.oval(x, y, rx, ry, words[4] ?? '', strokeOf(words[5], pen)),
  path: ({ pen }, _, [d = '', hex = '', how]) => pen.path(d, hex, strokeOf(how)),
  ink: ({ pen }, [, width], [d = '', , hex]) => pen.ink(d, width, hex),
  cloud: ({ pen }, [x = 0, y = 0, scale = 1]) => at(x, y + 56 * scale, scale, icon(pen, 'cloud', 170)),
  stars: ({ pen }) =>
    scattered(40, (i) =>
      pen.dot((i * 197) % side, (i * i * 53) % 260, 1.4 + (i % 3), '#fff6c4', { bare: true }),
    ),
  ground: ({ pen }, _, [hex = '']) => pen.box(0, 0, side, side, 0, hex, { bare: true }),
  wall: ({ pen }, _, [hex = '', floor = '']) =>
    pen.box(0, 0, side, 400, 0, hex, { bare: true }) + pen.box(0, 386, side, 126, 0, floor),
  window: ({ pen, time }, [x = 0, y = 0]) =>
    pen.box(x, y, 120, 120, 6, skies[time][0]) +
    (time === 'night' ? pen.dot(x + 84, y + 38, 16, '#fff3b8', { bare: true }) : '') +
    pen.ink(`M${x + 60} ${y} V${y + 120} M${x} ${y + 60} H${x + 120}`, 4),
  hills: ({ pen }, _, [far = '', near = '']) =>
    pen.path('M0 300 Q90 220 190 290 Q300 200 400 280 Q460 240 512 280 V512 H0 Z', far) +
    pen.path(`M0 ${horizon} Q130 296 260 324 Q400 350 512 316 V512 H0 Z`, near),
};

/** Draws "name@x,y,…": a shape, or an icon that stands at x, y with a height; "3x40:" before it draws it three times, 40 apart. */
export const draw = (hand: Hand, part: string): string => {
  const [, times = '1', step = '0', name = '', list] =
    /^(?:(\d+)x(\d+):)?([\w-]+)(?:@(.*))?$/.exec(part) ?? [];
  const words = list?.split(',') ?? [];
  const numbers = words.map(Number);
  const [x = 0, y = 0, height = 0] = numbers;
  const shape = shapes[name];
  const one = shape?.(hand, numbers, words) ?? at(x, y, 1, icon(hand.pen, name, height));
  return scattered(Number(times), (i) => (i === 0 ? one : at(i * Number(step), 0, 1, one)));
};
