import type { Setting } from '../places/backdrop';
import { readTable } from '../words/match';
import { type Place, placeIn, placeOfBeingsIn, placeSuggestedIn, timeIn, weatherIn } from '../words/settings';
import within from '../words/within.json';

/** Where a story is, how its words say so, and whether snow lies there. */
export interface Whereabouts extends Setting {
  /** A guess lasts until another word replaces it, a told place until the story leaves it. */
  readonly source: 'told' | 'guessed' | 'unknown';
  readonly isWhite: boolean;
}

/** Places that snow covers. */
const covered: readonly Place[] = ['field', 'garden', 'park', 'mountain', 'snow'];

/** A scene of a storyboard begins with its place: "In the forest at night: Bix sleeps". */
const header = /^([A-Z][^:.!?"]{3,70}): /;

export const withoutHeader = (text: string): string => text.replace(header, '');

/** Where somebody is who goes out of a place. */
const outside = new Map(readTable('outside'));
const goesOut =
  /\b(?:ran|went|floated|walked|go|goes|came|jumped|stepped|flew|rushed|hurried|(?:took|carried|put) (?:\w+ ){1,2}?) ?(?:outside|outdoors|out of the (?:house|door|window|spaceship))\b|\b(?:in|through) the (?:rain|snow)\b/;

/** On another day a story may be elsewhere. */
const another =
  /\b(?:next (?:day|morning|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|after (?:\w+ ){1,2}(?:days?|weeks?))\b/i;

const exitOf = (text: string, before: Place | undefined): Place | undefined => {
  if (before === 'train' && /\b(?:gets?|got|jumped|climbed) (?:out|off)\b/.test(text)) return 'field';
  // "When he got to Bopton, …"
  if (/^(?:train|plane)$/.test(before ?? '') && /\b(?:got|came|arrived) (?:to|in|at) \p{Lu}/u.test(text))
    return 'city';
  return before !== undefined && goesOut.test(text) ? outside.get(before) : undefined;
};

/** Who says something or cannot go somewhere is not there. */
const unreal =
  /(?<=\S said) .*|\b(?:told|asked|wanted) (?:\S+ ){0,3}?to [^.,]*|\b(?:can['’]?t|cannot|couldn['’]?t|didn['’]?t|never) [^.,]*/g;

/** The room of a haunted house looks so, and the bed of a hospital is no bedroom. */
const roomOf = (place: Place, before: Place | undefined, text: string): Place => {
  const rule = within.find(
    ({ of, room, words }) =>
      of.split(' ').includes(before ?? '') && room === place && new RegExp(words).test(text),
  );
  return rule === undefined ? place : (rule.looks ?? before ?? place);
};

/** The setting that a text tells; what it does not tell is as before. */
export const readSetting = (whole: string, before: Whereabouts | undefined): Whereabouts => {
  const text = whole.replace(unreal, '');
  const headed = placeIn(header.exec(text)?.[1] ?? '');
  const told = headed ?? placeIn(text) ?? exitOf(text, before?.place);
  const isLater = another.test(text);
  const known = before?.source === 'told' && !isLater ? before.place : undefined;
  const suggested = told ?? known ?? placeSuggestedIn(text);
  const guessed = suggested ?? (before?.source === 'guessed' && !isLater ? undefined : placeOfBeingsIn(text));
  const place = headed ?? roomOf(guessed ?? before?.place ?? 'field', before?.place, text);
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
