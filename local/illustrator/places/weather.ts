import type { Pen } from '../pen';
import type { Weather } from '../words/settings';
import { cloud, side } from './sky';

const rain = (pen: Pen, random: () => number) =>
  Array.from({ length: 44 }, () => {
    const [x, y] = [random() * 540, random() * 480];
    return pen.ink(`M${x} ${y} l-7 22`, 2.6, '#5b93c9');
  }).join('');

export const weathers: Readonly<Record<Weather, (pen: Pen, random: () => number) => string>> = {
  clear: () => '',
  rain,
  storm: (pen, random) =>
    cloud(pen, 130, 90, 1.3) +
    cloud(pen, 360, 80, 1.3) +
    // The lightning is far from the heads of the figures.
    pen.path('M450 76 L410 170 L446 164 L420 242 L492 140 L456 146 L484 76 Z', '#ffe25e') +
    rain(pen, random),
  snow: (pen, random) =>
    Array.from({ length: 50 }, () =>
      pen.dot(random() * side, random() * 500, 2 + random() * 4, '#ffffff', { bare: pen.style !== 'Manga' }),
    ).join(''),
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
  rainbow: (pen) =>
    ['#e05a5a', '#f2a03e', '#f7dc5a', '#6fbd6a', '#5b93d9', '#9a6fd0']
      .map(
        (hex, i) =>
          `<path d="M${-10 + i * 11} 330 A266 250 0 0 1 ${522 - i * 11} 330" fill="none" stroke="${pen.solid(hex)}" stroke-width="11" opacity="0.75"/>`,
      )
      .join(''),
};
