import type { Setting } from '../places/backdrop';
import { type Place, placeIn, placeSuggestedIn, timeIn, weatherIn } from '../words/settings';

/** Where a story is, how its words say so, and whether snow lies there. */
export interface Whereabouts extends Setting {
  /** A guess lasts until another word replaces it, a told place until the story leaves it. */
  readonly source: 'told' | 'guessed' | 'unknown';
  readonly isWhite: boolean;
}

/** Places that snow covers. */
const covered: readonly Place[] = ['field', 'garden', 'mountain', 'snow'];

/** The setting that a text tells; what it does not tell is as before. */
export const readSetting = (text: string, before: Whereabouts | undefined): Whereabouts => {
  const leaves = before?.place === 'train' && /\b(?:gets?|got|jumped|climbed) (?:out|off)\b/.test(text);
  const told = placeIn(text) ?? (leaves ? 'field' : undefined);
  const known = before?.source === 'told' ? before.place : undefined;
  const guessed = told ?? known ?? placeSuggestedIn(text);
  const place = guessed ?? before?.place ?? 'field';
  const time = timeIn(text) ?? before?.time ?? 'day';
  const isThere = before?.place === place && before.time === time;
  const earlier = before?.weather === 'storm' ? 'rain' : (before?.weather ?? 'clear');
  const weather = weatherIn(text) ?? (isThere ? earlier : 'clear');
  const isWhite = before?.isWhite === true || weather === 'snow';
  return {
    place: isWhite && covered.includes(place) ? 'snow' : place,
    time,
    weather,
    isWhite,
    source:
      (told ?? known) !== undefined
        ? 'told'
        : guessed === undefined
          ? (before?.source ?? 'unknown')
          : 'guessed',
  };
};
