import { iconAt } from '../icons';
import type { Pen } from '../pen';
import type { Place, Time } from '../words/settings';
import shapes from './shapes.json';
import { skies } from './sky';
import weathers from './weather.json';

/** The pen gives colours the light of the hour. */
interface Hand {
  readonly pen: Pen;
  readonly time: Time;
}

/** SVG in the colours of a pen. "sky" is the colour of the hour, "soft" an outline in ink only, "[rock@x,y,height]" a kept drawing. */
const draw = ({ pen, time }: Hand, svg = ''): string => {
  const drawn = svg
    .replace(/fill="(#\w+|sky)"/g, (_, hex) => `fill="${pen.fill(hex === 'sky' ? skies[time][0] : hex)}"`)
    .replace(/stroke="(#\w+)"/g, (_, hex) => `stroke="${pen.stroke(hex)}"`)
    .replaceAll('stroke="soft"', pen.style === 'Manga' ? '' : 'stroke="none"')
    .replace(/\[([\w-]+)@([-\d.]+),([-\d.]+),([\d.]+)\]/g, (_, name, x, y, height) =>
      iconAt(pen, name, Number(x), Number(y), Number(height)),
    );
  return `<g ${pen.outline()}>${drawn}</g>`;
};

/** The drawing of each place, from back to front, and of each weather and sky. */
const places: Readonly<Record<Place, string>> = shapes;
const skyOf: Readonly<Record<string, string>> = weathers;

/** Places without a sky of their own, and so without weather. */
export const isEnclosed = (place: Place): boolean => places[place]?.startsWith('<rect x="0" y="0"') === true;

export const sceneryOf = (place: Place, hand: Hand): string => draw(hand, places[place]);
export const weatherOf = (weather: string, hand: Hand): string => draw(hand, skyOf[weather]);
