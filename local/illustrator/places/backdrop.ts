import { mix } from '../colours';
import { Pen } from '../pen';
import type { Place, Time, Weather } from '../words/settings';
import { isEnclosed, sceneryOf, weatherOf } from './scenery';
import { gradient, side, skies } from './sky';

export interface Setting {
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
}

/** Colours in the light of the hour. */
const lights: Readonly<Partial<Record<Time, (hex: string) => string>>> = {
  night: (hex) => mix(hex, '#2a2f66', 0.5),
  sunset: (hex) => mix(hex, '#e0814a', 0.22),
};

/** Softens the edges and adds light to a painted place: brushes do not draw straight lines. */
const painted = (inner: string, id: string, isHazy: boolean): string =>
  `<defs><filter id="wash${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="1" seed="7"/><feDisplacementMap in="SourceGraphic" scale="13" xChannelSelector="R" yChannelSelector="G"/></filter><linearGradient id="haze${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="#fff6dc" stop-opacity="0"/><stop offset="0.62" stop-color="#fff6dc" stop-opacity="0.42"/><stop offset="0.8" stop-color="#fff6dc" stop-opacity="0"/></linearGradient></defs><g filter="url(#wash${id})">${inner}</g>${isHazy ? `<rect width="${side}" height="${side}" fill="url(#haze${id})"/>` : ''}`;

/** The place of a panel at a time of day, without the weather in the foreground. */
export const backdrop = (figures: Pen, { place, time, weather }: Setting, id: string): string => {
  const pen = new Pen(figures.style, { isBackdrop: true });
  const isOpen = !isEnclosed(place);
  const dull = weather === 'rain' || weather === 'storm' || weather === 'fog';
  const tones = dull && time === 'day' ? (['#8a9ab0', '#d4dde6'] as const) : skies[time];
  const sky = dull && time !== 'night' ? 'dull' : time;
  const above = isOpen ? gradient(pen, `sky${id}`, tones) + weatherOf(sky, { pen, time }) : '';
  const light = place === 'space' || place === 'underwater' ? undefined : lights[time];
  const lit = new Pen(figures.style, { isBackdrop: true, light });
  const whole =
    above +
    (weather === 'rainbow' && isOpen ? weatherOf('rainbow', { pen, time }) : '') +
    sceneryOf(place, { pen: lit, time });
  return pen.style === 'Ghibli' ? painted(whole, id, isOpen) : whole;
};

/** The weather in front of the figures. */
export const foreground = (pen: Pen, { place, time, weather }: Setting): string =>
  isEnclosed(place) || weather === 'rainbow' ? '' : weatherOf(weather, { pen, time });
