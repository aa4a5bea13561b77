import { lastOf, prepositioned, readTable } from './match';

/** A place by its name in the lists of phrases, words and scenery. */
export type Place = string;

/** How a scene names its place, in words that select it. */
export const placePhrases: ReadonlyMap<Place, string> = new Map(
  readTable('phrases').map(([phrase, place]) => [place, phrase]),
);

export type Time = 'day' | 'morning' | 'sunset' | 'night';
export const timeIn = lastOf<Time>(['times']);

export type Weather = 'clear' | 'rain' | 'storm' | 'snow' | 'wind' | 'fog' | 'rainbow';
export const weatherIn = lastOf<Weather>(['weathers']);

/** The place that a text tells: after a preposition, or by something that only this place has. */
export const placeIn = lastOf<Place>(['clear-places'], ['places', prepositioned]);

const hintOf = lastOf<Place>(['hints']);
/** "A cake for the school fair" is baked elsewhere. */
const anyPlaceOf = lastOf<Place>([
  'places',
  '(?<!\\b(?:for|about) (?:(?:the|an?|my|our|his|her) )?(?:\\w+ )?)',
]);

/** The place that a text without a told one names in another way, or suggests. */
export const placeSuggestedIn = (text: string): Place | undefined => anyPlaceOf(text) ?? hintOf(text);

/** The place where those whom a text names are at home, for a story that tells none so far. */
export const placeOfBeingsIn = lastOf<Place>(['homes']);
