import { readWords } from '../words/match';
import type { Place } from '../words/settings';
import { draw, type Hand } from './parts';

/** The parts of each place, from back to front. */
const places = readWords('scenery');

const covers = /^(?:wall|ground)/;

/** Places without a sky of their own, and so without weather. */
export const isEnclosed = (place: Place): boolean => covers.test([...(places.get(place) ?? [])][0] ?? '');

export const sceneryOf = (place: Place, hand: Hand): string =>
  [...(places.get(place) ?? [])].map((part) => draw(hand, part)).join('');
