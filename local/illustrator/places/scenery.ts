import { readWords } from '../words/match';
import type { Place } from '../words/settings';
import { draw, type Hand } from './parts';

/** The parts of each place, from back to front, and of each weather and sky. */
const places = readWords('scenery');
const weathers = readWords('weather-parts');

const covers = /^(?:wall|ground)/;

/** Places without a sky of their own, and so without weather. */
export const isEnclosed = (place: Place): boolean => covers.test([...(places.get(place) ?? [])][0] ?? '');

const drawn = (parts: ReadonlySet<string> | undefined, hand: Hand) =>
  [...(parts ?? [])].map((part) => draw(hand, part)).join('');

export const sceneryOf = (place: Place, hand: Hand): string => drawn(places.get(place), hand);
export const weatherOf = (weather: string, hand: Hand): string => drawn(weathers.get(weather), hand);
