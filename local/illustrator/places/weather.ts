import { icon } from '../icons';
import { at, type Pen } from '../pen';
import type { Weather } from '../words/settings';
import { cloud, side } from './sky';

const scattered = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('');

const rain = (pen: Pen, random: () => number) =>
  scattered(44, () => pen.ink(`M${random() * 540} ${random() * 480} l-7 22`, 2.6, '#5b93c9'));

export const weathers: Readonly<Record<Weather, (pen: Pen, random: () => number) => string>> = {
  clear: () => '',
  rain,
  storm: (pen, random) =>
    cloud(pen, 130, 90, 1.3) +
    cloud(pen, 360, 80, 1.3) +
    // The lightning is far from the heads of the figures.
    at(450, 250, 1, icon(pen, 'high-voltage', 170)) +
    rain(pen, random),
  snow: (pen, random) => {
    const bare = pen.style !== 'Manga';
    return scattered(50, () =>
      pen.dot(random() * side, random() * 500, 2 + random() * 4, '#ffffff', { bare }),
    );
  },
  wind: (pen) =>
    pen.ink(
      'M30 200 q90 -30 150 0 q26 20 4 36 q-20 8 -22 -12 M300 250 q80 -24 140 2 q24 18 4 32 q-18 8 -20 -10 M60 290 q60 -16 110 0',
      4,
      '#ffffff',
    ),
  fog: (pen) =>
    [250, 310, 370]
      .map((y, i) => pen.box(-20 + i * 14, y, 540, 34, 17, '#ffffff', { bare: true, opacity: 0.5 }))
      .join(''),
  rainbow: (pen) => at(side / 2, 430, 1, icon(pen, 'rainbow', 520)),
};
