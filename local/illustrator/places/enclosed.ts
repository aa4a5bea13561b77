import { icon } from '../icons';
import { at } from '../pen';
import type { Place } from '../words/settings';
import { lit, type Scenery, side } from './setting';
import { skies, stars } from './sky';

/** Places without a sky of their own, and so without weather. */
export const enclosed = {
  underwater: (pen, _time, random) =>
    `<rect width="512" height="512" fill="${pen.style === 'Manga' ? '#ffffff' : pen.fill('#3f9fc4')}"/>` +
    pen.path('M0 0 H512 V150 Q380 190 250 150 Q120 110 0 160 Z', '#7cc9e0', { bare: true, opacity: 0.6 }) +
    Array.from({ length: 14 }, () =>
      pen.dot(random() * side, random() * 330, 4 + random() * 9, '#e0f7ff', { opacity: 0.7 }),
    ).join('') +
    pen.path('M0 400 Q160 366 300 398 Q420 420 512 386 V512 H0 Z', '#ecd59a') +
    [50, 96, 420, 470]
      .map((x, i) => pen.limb(`M${x} 412 q-16 -40 0 -76 q14 -36 -4 -70`, 11, i % 2 ? '#d8608a' : '#4f9a6a'))
      .join(''),
  cave: (pen, _time, random) =>
    `<rect width="512" height="512" fill="${pen.style === 'Manga' ? 'url(#tone2)' : pen.fill('#5a5068')}"/>` +
    pen.path('M70 512 Q40 150 256 130 Q470 150 440 512 Z', '#84789a') +
    Array.from({ length: 7 }, (_, i) =>
      pen.path(`M${i * 78 - 10} 0 L${i * 78 + 24} ${60 + random() * 70} L${i * 78 + 58} 0 Z`, '#463d54'),
    ).join('') +
    pen.path('M0 380 Q130 350 260 372 Q400 396 512 364 V512 H0 Z', '#6f6484') +
    [
      [84, 360],
      [430, 350],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          0.7,
          pen.path('M-16 0 L-24 -50 L0 -84 L22 -46 L16 0 Z', '#6fd8d0') +
            pen.path('M16 0 L24 -34 L40 -8 Z', '#a8f0e4'),
        ),
      )
      .join(''),
  school: (pen, time) =>
    pen.box(0, 0, 512, 400, 0, '#f6e6c8', { bare: true }) +
    pen.box(70, 116, 260, 150, 8, '#8a5a3a') +
    pen.box(82, 128, 236, 126, 4, '#2f6b52') +
    pen.ink('M104 160 q20 -14 40 0 t40 0 M104 196 h90 M220 220 l30 -40 l30 40 Z', 4, '#ffffff') +
    pen.box(378, 126, 96, 120, 6, lit('#a8d8ee', time)) +
    pen.ink('M426 126 V246 M378 186 H474', 4) +
    pen.box(0, 386, 512, 126, 0, '#c99a62') +
    pen.ink('M0 430 H512 M0 476 H512', 2.5),
  kitchen: (pen, time) =>
    pen.box(0, 0, 512, 400, 0, '#e6f1e4', { bare: true }) +
    pen.ink(
      'M0 90 H512 M0 180 H512 M0 270 H512 M100 0 V300 M200 0 V300 M300 0 V300 M400 0 V300',
      1.5,
      '#c9d9c6',
    ) +
    pen.box(180, 96, 120, 110, 6, skies[time][0]) +
    pen.ink('M240 96 V206 M180 150 H300', 4) +
    pen.box(340, 140, 150, 12, 3, '#9a6a42') +
    ['teapot', 'jar', 'honey-pot'].map((name, i) => at(366 + i * 46, 142, 1, icon(pen, name, 40))).join('') +
    pen.box(0, 292, 512, 16, 3, '#b98a5c') +
    pen.box(0, 308, 512, 84, 0, '#f7f3ea') +
    pen.box(30, 312, 110, 80, 6, '#8a94a4') +
    pen.box(46, 330, 78, 46, 6, '#39414f') +
    at(84, 298, 1, icon(pen, 'pot-of-food', 66)) +
    pen.box(0, 386, 512, 126, 0, '#d9b98c'),
  room: (pen, time) =>
    pen.box(0, 0, 512, 400, 0, lit('#f3d9c9', time === 'night' ? 'night' : 'day'), { bare: true }) +
    Array.from({ length: 12 }, (_, i) =>
      pen.dot(26 + (i % 6) * 92, 60 + Math.floor(i / 6) * 90, 6, '#f9eee4', { bare: true }),
    ).join('') +
    pen.box(336, 110, 120, 130, 8, skies[time][0]) +
    (time === 'night' ? pen.dot(420, 148, 16, '#fff3b8', { bare: true }) : '') +
    pen.ink('M396 110 V240 M336 176 H456', 5) +
    pen.path(
      'M326 100 Q340 180 318 256 L300 256 Q306 170 306 100 Z M466 100 Q452 180 474 256 L492 256 Q486 170 486 100 Z',
      '#d9707a',
    ) +
    pen.box(46, 150, 150, 14, 3, '#9a6a42') +
    ['#d9483b', '#3f7fc4', '#f2b632', '#4f9d57', '#8a5cc0']
      .map((hex, i) => pen.box(58 + i * 25, 104, 20, 46, 2, hex))
      .join('') +
    pen.box(0, 386, 512, 126, 0, '#b98a5c') +
    pen.oval(256, 446, 200, 40, '#e8a8a0'),
  space: (pen, _time, random) =>
    `<rect width="512" height="512" fill="${pen.style === 'Manga' ? '#161616' : pen.fill(pen.style === 'Kawaii' ? '#5a4fd0' : '#1e2150')}"/>` +
    stars(pen, random, 60) +
    pen.dot(92, 190, 44, '#e0814a') +
    pen.ink('M36 206 Q92 236 150 172', 6, '#ffd9a0') +
    pen.dot(430, 116, 28, '#8fd0c4') +
    pen.path('M0 396 Q256 340 512 396 V512 H0 Z', '#b8b0c8') +
    [
      [90, 440, 24],
      [300, 420, 16],
      [420, 464, 30],
    ]
      .map(([x = 0, y = 0, r = 0]) => pen.oval(x, y, r, r * 0.4, '#968cae'))
      .join(''),
} satisfies Partial<Record<Place, Scenery>>;
