import { mix } from '../colours';
import type { Pen } from '../pen';
import type { Place, Time, Weather } from '../words/settings';

export interface Setting {
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
}

/** The side of a panel; `horizon` is where its ground begins. */
export const side = 512;
export const horizon = 330;

/** Draws a place at a time of day. */
export type Scenery = (pen: Pen, time: Time, random: () => number) => string;

/** Adjusts a colour to night or sunset. */
export const lit = (hex: string, time: Time): string => {
  if (time === 'night') return mix(hex, '#2a2f66', 0.5);
  return time === 'sunset' ? mix(hex, '#e0814a', 0.22) : hex;
};
