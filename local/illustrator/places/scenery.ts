import type { Pen } from '../pen';
import type { Place } from '../words/settings';
import { icons, type Scenery, wall, window } from './parts';
import { cloud, side, stars } from './sky';
import { indoors, outdoors } from './town';

/** The height at which the ground begins. */
const horizon = 330;

const hills = (pen: Pen, far: string, near: string): string =>
  pen.path('M0 300 Q90 220 190 290 Q300 200 400 280 Q460 240 512 280 V512 H0 Z', far) +
  pen.path(
    `M0 ${horizon} Q130 296 260 ${horizon - 6} Q400 ${horizon + 20} 512 ${horizon - 14} V512 H0 Z`,
    near,
  );

const grass = (pen: Pen, random: () => number): string =>
  Array.from({ length: pen.style === 'Ghibli' ? 46 : 16 }, () => {
    const [x, y] = [random() * side, horizon + 26 + random() * 150];
    return pen.ink(`M${x} ${y} q-3 -9 -6 -12 M${x} ${y} q1 -10 3 -15 M${x} ${y} q4 -8 8 -11`, 2, '#3f7a3a');
  }).join('');

const flowers = (pen: Pen, random: () => number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [random() * side, horizon + 40 + random() * 140];
    return pen.dot(x, y, 4 + random() * 3, ['#f07aa8', '#fff2b0', '#ffffff'][i % 3] ?? '#fff', {
      bare: pen.style !== 'Cartoon',
    });
  }).join('');

const ground = (pen: Pen, hex: string, from: string) => pen.path(`${from} V512 H0 Z`, hex);
const peak = (pen: Pen, x: number, y: number, w: number) =>
  pen.path(`M${x - w} 350 L${x} ${y} L${x + w} 350 Z`, '#8e9ab0') +
  pen.path(
    `M${x - w * 0.26} ${y + 92} L${x} ${y} L${x + w * 0.26} ${y + 92} L${x + w * 0.1} ${y + 76} L${x} ${y + 96} L${x - w * 0.12} ${y + 74} Z`,
    '#ffffff',
    { bare: true },
  );

const open: Partial<Record<Place, Scenery>> = {
  ...outdoors,
  field: (pen, random) =>
    hills(pen, '#8cc088', '#79b964') +
    icons(pen, [['deciduous-tree', 62, 348, 190]]) +
    grass(pen, random) +
    flowers(pen, random),
  garden: (pen, random) =>
    hills(pen, '#9ccf8e', '#86c46a') +
    Array.from({ length: 9 }, (_, i) =>
      pen.path(`M${i * 60 - 6} 340 V276 l16 -16 l16 16 V340 Z`, '#fff6e6'),
    ).join('') +
    icons(pen, [
      ['tulip', 40, 400, 56],
      ['sunflower', 478, 400, 72],
    ]) +
    grass(pen, random),
  water: (pen, random) =>
    hills(pen, '#8cc088', '#79b964') +
    pen.oval(256, 424, 250, 66, '#4fa3c9') +
    pen.ink('M110 410 q14 -10 28 0 M210 440 q14 -10 28 0 M420 436 q14 -10 28 0', 3, '#eafaff') +
    flowers(pen, random),
  forest: (pen, random) =>
    hills(pen, '#4f8f5c', '#5f9f52') +
    icons(pen, [
      ['evergreen-tree', 26, 344, 230],
      ['evergreen-tree', 122, 352, 190],
      ['evergreen-tree', 398, 346, 200],
      ['evergreen-tree', 488, 356, 240],
      ['mushroom', 90, 424, 34],
      ['mushroom', 446, 430, 30],
    ]) +
    grass(pen, random),
  mountain: (pen, random) =>
    peak(pen, 110, 160, 170) +
    peak(pen, 470, 172, 130) +
    peak(pen, 330, 120, 220) +
    ground(pen, '#86b56a', `M0 ${horizon} Q200 300 512 ${horizon - 4}`) +
    grass(pen, random),
  snow: (pen) =>
    ground(pen, '#dfeaf6', 'M0 306 Q130 236 260 300 Q390 230 512 290') +
    icons(pen, [
      ['evergreen-tree', 66, 352, 200],
      ['evergreen-tree', 452, 350, 180],
    ]) +
    ground(pen, '#f7fbff', `M0 ${horizon} Q180 300 340 336 Q430 350 512 324`),
  desert: (pen) =>
    pen.path('M60 330 L190 170 L320 330 Z', '#e0b868') +
    pen.path('M190 170 L320 330 H230 Z', '#c99a4e', { bare: true }) +
    ground(pen, '#f0cf86', 'M0 330 Q120 280 260 326 Q400 360 512 306') +
    icons(pen, [['cactus', 450, 394, 120]]),
  castle: (pen, random) =>
    hills(pen, '#9cc48c', '#86b96a') + icons(pen, [['castle', 256, 374, 290]]) + flowers(pen, random),
  city: (pen) =>
    ['#c7d0de', '#e0b8a0', '#b8c9b0', '#d8c4e0', '#f0d8a0', '#a8bcd0']
      .map((hex, i) => {
        const [x, h] = [i * 90 - 10, 130 + ((i * 53) % 110)];
        const panes = [0, 1, 2, 3, 4, 5].map((k) =>
          pen.box(x + 13 + (k % 2) * 32, 366 - h + Math.floor(k / 2) * 36, 20, 22, 2, '#f6efc8'),
        );
        return pen.box(x, 350 - h, 82, h, 3, hex) + panes.join('');
      })
      .join('') +
    pen.box(0, 350, side, 162, 0, '#9aa0aa') +
    pen.ink('M20 420 h70 M140 420 h70 M260 420 h70 M380 420 h70', 7, '#ffffff'),
  sea: (pen) =>
    pen.path('M0 286 H512 V420 H0 Z', '#4fa3c9') +
    pen.ink(
      'M20 306 q14 -10 28 0 M150 330 q14 -10 28 0 M300 304 q14 -10 28 0 M400 340 q14 -10 28 0',
      3,
      '#eafaff',
    ) +
    ground(pen, '#f2d9a0', 'M0 392 Q140 362 280 388 Q400 408 512 380') +
    icons(pen, [
      ['palm-tree', 462, 404, 170],
      ['spiral-shell', 40, 470, 34],
    ]),
  sky: (pen) =>
    cloud(pen, 90, 420, 1.6) + cloud(pen, 440, 420, 1.7) + cloud(pen, 260, 460, 2) + cloud(pen, 70, 230, 0.7),
};

/** Places without a sky of their own, and so without weather. */
const enclosed: Partial<Record<Place, Scenery>> = {
  ...indoors,
  underwater: (pen, random) =>
    pen.box(0, 0, side, side, 0, pen.style === 'Manga' ? '#ffffff' : '#3f9fc4', { bare: true }) +
    pen.path('M0 0 H512 V150 Q380 190 250 150 Q120 110 0 160 Z', '#7cc9e0', { bare: true, opacity: 0.6 }) +
    Array.from({ length: 14 }, () =>
      pen.dot(random() * side, random() * 330, 4 + random() * 9, '#e0f7ff', { opacity: 0.7 }),
    ).join('') +
    ground(pen, '#ecd59a', 'M0 400 Q160 366 300 398 Q420 420 512 386') +
    icons(pen, [
      ['coral', 60, 420, 100],
      ['coral', 462, 414, 120],
      ['herb', 110, 420, 70],
    ]),
  cave: (pen, random) =>
    pen.box(0, 0, side, side, 0, '#5a5068', { bare: true }) +
    pen.path('M70 512 Q40 150 256 130 Q470 150 440 512 Z', '#84789a') +
    Array.from({ length: 7 }, (_, i) =>
      pen.path(`M${i * 78 - 10} 0 L${i * 78 + 24} ${60 + random() * 70} L${i * 78 + 58} 0 Z`, '#463d54'),
    ).join('') +
    ground(pen, '#6f6484', 'M0 380 Q130 350 260 372 Q400 396 512 364') +
    icons(pen, [
      ['rock', 70, 390, 60],
      ['gem-stone', 446, 384, 44],
    ]),
  school: (pen, _random, time) =>
    wall(pen, '#f6e6c8', '#c99a62') +
    pen.box(70, 116, 260, 150, 8, '#8a5a3a') +
    pen.box(82, 128, 236, 126, 4, '#2f6b52') +
    pen.ink('M104 160 q20 -14 40 0 t40 0 M104 196 h90 M220 220 l30 -40 l30 40 Z', 4, '#ffffff') +
    window(pen, 370, 126, time),
  kitchen: (pen, _random, time) =>
    wall(pen, '#e6f1e4', '#d9b98c') +
    pen.ink(
      'M0 90 H512 M0 180 H512 M0 270 H512 M100 0 V300 M200 0 V300 M300 0 V300 M400 0 V300',
      1.5,
      '#c9d9c6',
    ) +
    window(pen, 180, 110, time) +
    pen.box(340, 140, 150, 12, 3, '#9a6a42') +
    pen.box(0, 308, side, 84, 0, '#f7f3ea') +
    pen.box(0, 292, side, 16, 3, '#b98a5c') +
    pen.box(30, 312, 110, 80, 6, '#8a94a4') +
    pen.box(46, 330, 78, 46, 6, '#39414f') +
    icons(pen, [
      ['teapot', 366, 142, 40],
      ['jar', 412, 142, 40],
      ['honey-pot', 458, 142, 40],
      ['pot-of-food', 84, 298, 66],
    ]),
  room: (pen, _random, time) =>
    wall(pen, '#f3d9c9', '#b98a5c') +
    window(pen, 336, 116, time) +
    pen.path(
      'M326 100 Q340 180 318 256 L300 256 Q306 170 306 100 Z M466 100 Q452 180 474 256 L492 256 Q486 170 486 100 Z',
      '#d9707a',
    ) +
    pen.box(46, 150, 150, 14, 3, '#9a6a42') +
    icons(pen, [
      ['books', 84, 152, 50],
      ['potted-plant', 160, 152, 48],
    ]) +
    pen.oval(256, 446, 200, 40, '#e8a8a0'),
  space: (pen, random) =>
    pen.box(0, 0, side, side, 0, pen.style === 'Kawaii' ? '#3a2ba0' : '#1e2150', { bare: true }) +
    stars(pen, random, 60) +
    icons(pen, [
      ['ringed-planet', 96, 240, 110],
      ['globe-showing-americas', 436, 160, 64],
    ]) +
    ground(pen, '#b8b0c8', 'M0 396 Q256 340 512 396') +
    pen.oval(90, 440, 24, 10, '#968cae') +
    pen.oval(420, 464, 30, 12, '#968cae'),
};

export const isEnclosed = (place: Place): boolean => place in enclosed;
export const sceneryOf = (place: Place): Scenery => open[place] ?? enclosed[place] ?? (() => '');
