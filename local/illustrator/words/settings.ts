import { lastOf, prepositioned } from './match';

/** How a scene names its place, in words that select it. */
export const placePhrases = {
  space: 'On a planet in space',
  underwater: 'Under the sea',
  sea: 'At the sea',
  water: 'At the water of a lake',
  castle: 'At the castle',
  cave: 'In a cave',
  forest: 'In the forest',
  mountain: 'On a mountain',
  snow: 'In the snow',
  school: 'In the classroom',
  city: 'In the city',
  kitchen: 'In the kitchen',
  room: 'In a room',
  garden: 'In the garden',
  field: 'In a field',
  desert: 'In the desert',
  sky: 'In the sky',
  theatre: 'On the stage',
  zoo: 'At the zoo',
  market: 'At the market',
  hospital: 'In the hospital',
  train: 'Inside the train',
  garage: 'In the garage',
} as const;
export type Place = keyof typeof placePhrases;

export type Time = 'day' | 'morning' | 'sunset' | 'night';
export const timeIn = lastOf<Time>('times');

export type Weather = 'clear' | 'rain' | 'storm' | 'snow' | 'wind' | 'fog' | 'rainbow';
export const weatherIn = lastOf<Weather>('weathers');

const placeOf = lastOf<Place>('places', prepositioned);
const clearOf = lastOf<Place>('clear-places');
const hintOf = lastOf<Place>('hints');
const anyPlaceOf = lastOf<Place>('places');

/** The place that a text tells, after a preposition in most cases. */
export const placeIn = (text: string): Place | undefined => clearOf(text) ?? placeOf(text);

/** The place that a text without a told one names in another way, or suggests. */
export const placeSuggestedIn = (text: string): Place | undefined => hintOf(text) ?? anyPlaceOf(text);
