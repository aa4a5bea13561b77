import { at, mix, Pen, randomFrom } from './pen';
import type { Place, Time, Weather } from './vocabulary';

export interface Setting {
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
}

/** The side of a panel, and where its ground begins. */
export const side = 512;
const horizon = 330;

const skies: Readonly<Record<Time, readonly [string, string]>> = {
  day: ['#8fd0ee', '#e6f6fb'],
  morning: ['#9fd4ea', '#ffe9c4'],
  sunset: ['#f29a6a', '#ffe0a0'],
  night: ['#232a5c', '#4c5a9a'],
};

/** Colours at night and at dusk. */
const lit = (hex: string, time: Time): string => {
  if (time === 'night') return mix(hex, '#2a2f66', 0.5);
  return time === 'sunset' ? mix(hex, '#e0814a', 0.22) : hex;
};

const gradient = (pen: Pen, id: string, [top, low]: readonly [string, string]): string => {
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

const cloud = (pen: Pen, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    pen.style === 'Ghibli'
      ? puffs.map(([cx, cy, r]) => pen.dot(cx, cy, r, '#ffffff', { bare: true, opacity: 0.92 })).join('')
      : pen.path('M-66 20 Q-88 2 -64 -18 Q-50 -58 -4 -52 Q36 -66 56 -26 Q98 -20 80 20 Z', '#ffffff') +
          pen.ink('M-40 -4 q10 -14 26 -8 M22 -18 q14 -6 22 6', 2.4),
  );

const stars = (pen: Pen, random: () => number, count: number) =>
  Array.from({ length: count }, () =>
    pen.dot(random() * side, random() * 260, 1.2 + random() * 2.4, '#fff6c4', { bare: true }),
  ).join('');

const sun = (pen: Pen, time: Time): string => {
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

const hills = (pen: Pen, time: Time, far: string, near: string): string =>
  pen.path(`M0 300 Q90 220 190 290 Q300 200 400 280 Q460 240 512 280 V512 H0 Z`, lit(far, time)) +
  pen.path(
    `M0 ${horizon} Q130 296 260 ${horizon - 6} Q400 ${horizon + 20} 512 ${horizon - 14} V512 H0 Z`,
    lit(near, time),
  );

const grass = (pen: Pen, random: () => number, time: Time): string =>
  Array.from({ length: pen.style === 'Ghibli' ? 46 : 16 }, () => {
    const [x, y] = [random() * side, horizon + 26 + random() * 150];
    return pen.ink(
      `M${x} ${y} q-3 -9 -6 -12 M${x} ${y} q1 -10 3 -15 M${x} ${y} q4 -8 8 -11`,
      2,
      lit('#3f7a3a', time),
    );
  }).join('');

const flowers = (pen: Pen, random: () => number): string =>
  Array.from({ length: 9 }, (_, i) =>
    pen.dot(
      random() * side,
      horizon + 40 + random() * 140,
      4 + random() * 3,
      ['#f07aa8', '#fff2b0', '#ffffff'][i % 3] ?? '#fff',
      { bare: pen.style !== 'Cartoon' },
    ),
  ).join('');

const fir = (pen: Pen, time: Time) =>
  pen.box(-8, -30, 16, 30, 2, lit('#6b4a30', time)) +
  [0, 1, 2]
    .map((i) =>
      pen.path(
        `M${-56 + i * 11} ${-22 - i * 40} L0 ${-110 - i * 40} L${56 - i * 11} ${-22 - i * 40} Z`,
        lit('#3f7f4c', time),
      ),
    )
    .join('');

const tree = (pen: Pen, time: Time) =>
  pen.box(-10, -84, 20, 84, 4, lit('#7a5233', time)) +
  pen.dot(-36, -108, 36, lit('#4f9a4a', time)) +
  pen.dot(36, -108, 36, lit('#4f9a4a', time)) +
  pen.dot(0, -144, 46, lit('#62ae56', time));

const scenery: Readonly<Record<Place, (pen: Pen, time: Time, random: () => number) => string>> = {
  meadow: (pen, time, random) =>
    hills(pen, time, '#8cc088', '#79b964') +
    at(66, 330, 0.9, tree(pen, time)) +
    grass(pen, random, time) +
    flowers(pen, random),
  garden: (pen, time, random) =>
    hills(pen, time, '#9ccf8e', '#86c46a') +
    Array.from({ length: 9 }, (_, i) =>
      pen.path(`M${i * 60 - 6} 340 V276 l16 -16 l16 16 V340 Z`, lit('#fff6e6', time)),
    ).join('') +
    grass(pen, random, time) +
    flowers(pen, random),
  forest: (pen, time, random) =>
    hills(pen, time, '#4f8f5c', '#5f9f52') +
    [30, 118, 400, 486].map((x, i) => at(x, 338 + (i % 2) * 14, 1.25, fir(pen, time))).join('') +
    grass(pen, random, time) +
    [90, 440]
      .map((x) =>
        at(
          x,
          420,
          0.32,
          pen.path('M-15 0 Q-10 -40 -12 -44 H12 Q10 -40 15 0 Z', '#f7ead2') +
            pen.path('M-46 -40 Q-44 -92 0 -92 Q44 -92 46 -40 Q0 -26 -46 -40 Z', '#d9483b'),
        ),
      )
      .join(''),
  mountain: (pen, time, random) =>
    [
      [110, 250, 170],
      [330, 210, 220],
      [470, 262, 130],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          pen.path(`M${x - w} 350 L${x} ${y - 90} L${x + w} 350 Z`, lit('#8e9ab0', time)) +
          pen.path(
            `M${x - w * 0.26} ${y + 2} L${x} ${y - 90} L${x + w * 0.26} ${y + 2} L${x + w * 0.1} ${y - 14} L${x} ${y + 6} L${x - w * 0.12} ${y - 16} Z`,
            '#ffffff',
            { bare: true },
          ),
      )
      .join('') +
    pen.path(`M0 ${horizon} Q200 300 512 ${horizon - 4} V512 H0 Z`, lit('#86b56a', time)) +
    grass(pen, random, time),
  snow: (pen, time) =>
    pen.path('M0 306 Q130 236 260 300 Q390 230 512 290 V512 H0 Z', lit('#dfeaf6', time)) +
    [70, 446]
      .map((x) =>
        at(
          x,
          346,
          1.1,
          fir(pen, time) +
            pen.path('M-28 -100 L0 -192 L28 -100 Q0 -116 -28 -100 Z', '#ffffff', { bare: true }),
        ),
      )
      .join('') +
    pen.path(`M0 ${horizon} Q180 300 340 336 Q430 350 512 324 V512 H0 Z`, lit('#f7fbff', time)),
  sea: (pen, time) =>
    pen.path('M0 286 H512 V420 H0 Z', lit('#4fa3c9', time)) +
    [0, 1, 2]
      .map((i) =>
        pen.ink(
          Array.from({ length: 8 }, (_, k) => `M${k * 70 - 20 + i * 26} ${304 + i * 24} q14 -10 28 0`).join(
            ' ',
          ),
          3,
          '#eafaff',
        ),
      )
      .join('') +
    pen.path('M0 392 Q140 362 280 388 Q400 408 512 380 V512 H0 Z', lit('#f2d9a0', time)) +
    at(
      452,
      404,
      0.8,
      pen.limb('M0 0 Q-14 -80 -44 -140', 14, '#9a6b3e') +
        [-60, -20, 30, 70]
          .map(
            (a) =>
              `<g transform="translate(-44 -140) rotate(${a})">${pen.path('M0 0 Q40 -30 84 0 Q40 -8 0 0 Z', lit('#4f9a4a', time))}</g>`,
          )
          .join(''),
    ),
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
  castle: (pen, time, random) =>
    hills(pen, time, '#9cc48c', '#86b96a') +
    [120, 392]
      .map(
        (x) =>
          pen.box(x - 34, 176, 68, 190, 2, lit('#c9bddb', time)) +
          pen.path(`M${x - 46} 178 L${x} 96 L${x + 46} 178 Z`, lit('#c0506a', time)) +
          pen.box(x - 10, 214, 20, 34, 10, '#4b4068'),
      )
      .join('') +
    pen.path(
      'M150 372 V236 h22 v18 h22 v-18 h24 v18 h24 v-18 h26 v18 h22 v-18 h24 v18 h22 v-18 h22 V372 Z',
      lit('#dad0e8', time),
    ) +
    pen.path('M220 372 V318 Q256 276 292 318 V372 Z', '#6b4a34') +
    pen.path(`M0 366 Q256 346 512 366 V512 H0 Z`, lit('#8fbf6c', time)) +
    flowers(pen, random),
  school: (pen, time) =>
    pen.box(0, 0, 512, 400, 0, '#f6e6c8', { bare: true }) +
    pen.box(70, 116, 260, 150, 8, '#8a5a3a') +
    pen.box(82, 128, 236, 126, 4, '#2f6b52') +
    pen.ink('M104 160 q20 -14 40 0 t40 0 M104 196 h90 M220 220 l30 -40 l30 40 Z', 4, '#ffffff') +
    pen.box(378, 126, 96, 120, 6, lit('#a8d8ee', time)) +
    pen.ink('M426 126 V246 M378 186 H474', 4) +
    pen.box(0, 386, 512, 126, 0, '#c99a62') +
    pen.ink('M0 430 H512 M0 476 H512', 2.5),
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
  city: (pen, time) =>
    Array.from({ length: 6 }, (_, i) => {
      const [x, h] = [i * 90 - 10, 130 + ((i * 53) % 110)];
      return (
        pen.box(
          x,
          350 - h,
          82,
          h,
          3,
          lit(['#c7d0de', '#e0b8a0', '#b8c9b0', '#d8c4e0', '#f0d8a0', '#a8bcd0'][i] ?? '#ccc', time),
        ) +
        Array.from({ length: 6 }, (_, k) =>
          pen.box(
            x + 13 + (k % 2) * 32,
            366 - h + Math.floor(k / 2) * 36,
            20,
            22,
            2,
            time === 'night' ? '#ffe08a' : '#e6f4fb',
          ),
        ).join('')
      );
    }).join('') +
    pen.box(0, 350, 512, 162, 0, lit('#9aa0aa', time)) +
    pen.ink('M20 420 h70 M140 420 h70 M260 420 h70 M380 420 h70', 7, '#ffffff'),
  desert: (pen, time) =>
    pen.path('M60 330 L190 170 L320 330 Z', lit('#e0b868', time)) +
    pen.path('M190 170 L320 330 H230 Z', lit('#c99a4e', time), { bare: true }) +
    pen.path('M0 330 Q120 280 260 326 Q400 360 512 306 V512 H0 Z', lit('#f0cf86', time)) +
    at(
      434,
      392,
      0.9,
      pen.limb('M0 0 V-96', 24, lit('#5f9a5a', time)) +
        pen.limb('M0 -40 Q36 -40 36 -76', 15, lit('#5f9a5a', time)) +
        pen.limb('M0 -28 Q-34 -28 -34 -60', 15, lit('#5f9a5a', time)),
    ),
  sky: (pen) =>
    [
      [90, 420, 1.6],
      [260, 460, 2],
      [440, 420, 1.7],
      [380, 250, 0.8],
      [70, 230, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) => cloud(pen, x, y, s))
      .join(''),
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
};

const rain = (pen: Pen, random: () => number) =>
  Array.from({ length: 44 }, () => {
    const [x, y] = [random() * 540, random() * 480];
    return pen.ink(`M${x} ${y} l-7 22`, 2.6, '#5b93c9');
  }).join('');

const weathers: Readonly<Record<Weather, (pen: Pen, random: () => number) => string>> = {
  clear: () => '',
  rain,
  storm: (pen, random) =>
    cloud(pen, 130, 90, 1.3) +
    cloud(pen, 360, 80, 1.3) +
    // Far from everybody's head.
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

const indoors = new Set<Place>(['room', 'school', 'cave', 'underwater', 'space']);

/** Edges and light of a painted place: brushes do not draw straight lines. */
const painted = (inner: string, id: string, isHazy: boolean): string =>
  `<defs><filter id="wash${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="1" seed="7"/><feDisplacementMap in="SourceGraphic" scale="13" xChannelSelector="R" yChannelSelector="G"/></filter><linearGradient id="haze${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="#fff6dc" stop-opacity="0"/><stop offset="0.62" stop-color="#fff6dc" stop-opacity="0.42"/><stop offset="0.8" stop-color="#fff6dc" stop-opacity="0"/></linearGradient></defs><g filter="url(#wash${id})">${inner}</g>${isHazy ? `<rect width="${side}" height="${side}" fill="url(#haze${id})"/>` : ''}`;

const clouds = (pen: Pen) =>
  pen.style === 'Ghibli'
    ? cloud(pen, 96, 250, 1.5) +
      cloud(pen, 190, 214, 1.1) +
      cloud(pen, 330, 268, 1.2) +
      cloud(pen, 300, 110, 0.7)
    : cloud(pen, 110, 96, 0.8) + cloud(pen, 286, 150, 0.55);

/** The place of a panel at a time of day, without the weather that falls before everybody. */
export const backdrop = (figures: Pen, { place, time, weather }: Setting, id: string): string => {
  const pen = new Pen(figures.style, { isBackdrop: true });
  const random = randomFrom(`${place}${id}`);
  const isOpen = !indoors.has(place);
  const dull = weather === 'rain' || weather === 'storm' || weather === 'fog';
  const tones = dull && time === 'day' ? (['#8a9ab0', '#d4dde6'] as const) : skies[time];
  const above = isOpen
    ? gradient(pen, `sky${id}`, tones) +
      (time === 'night' ? stars(pen, random, 34) : '') +
      (dull ? '' : sun(pen, time)) +
      (time === 'night' ? '' : clouds(pen))
    : '';
  const whole =
    above +
    (weather === 'rainbow' && isOpen ? weathers.rainbow(pen, random) : '') +
    scenery[place](pen, time, random);
  return pen.style === 'Ghibli' ? painted(whole, id, isOpen) : whole;
};

/** What falls or blows before everybody. */
export const foreground = (pen: Pen, { place, weather }: Setting, id: string): string =>
  indoors.has(place) || weather === 'rainbow' ? '' : weathers[weather](pen, randomFrom(`weather${id}`));
