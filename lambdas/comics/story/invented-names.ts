import { withoutPersonalData } from '../../safety/personal/personal-data';
import { bare, capitalNamesIn, type Found, isOrdinary, smallNamesIn } from './find-names';
import { inventedPeople, inventedPlaces } from './name-words';
import type { Vocabulary } from './vocabulary';

/** A text without real names of people and places, and the way back for the child's own copy. */
export interface Renamed {
  readonly text: string;
  /** Replaces the invented names in a text by the child's own words. */
  readonly restore: (text: string) => string;
}

/** The replacement of each placeholder for personal data. */
const instead: Readonly<Record<string, string>> = {
  name: 'somebody',
  school: 'the school',
  place: 'a small town',
  date: 'a special day',
  address: 'a quiet street',
  number: 'a secret number',
  email: 'a secret sign',
  link: 'a secret sign',
  handle: 'a secret sign',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer names first, so that a full name is not replaced in parts. */
const wholeWords = (names: Iterable<string>) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[...names]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );

const placeholder = /\[(name|school|place|date|address|number|email|link|handle)\]/;

type Told = 'name' | 'place';

/** The names and places that `withoutPersonalData` finds, in the order of the line. */
const toldIn = (line: string, about: readonly string[] = []): Record<Told, string[]> => {
  const parts = withoutPersonalData(line, about).split(placeholder);
  const found: Record<Told, string[]> = { name: [], place: [] };
  let at = (parts[0] ?? '').length;
  for (let i = 1; i < parts.length; i += 2) {
    const literal = parts[i + 1] ?? '';
    const isLast = i + 2 >= parts.length;
    const end = isLast && literal === '' ? line.length : line.indexOf(literal, at);
    if (end < 0) return found;
    const kind = parts[i];
    if (kind === 'name' || kind === 'place') found[kind].push(line.slice(at, end).replace(/[\s.,!?]+$/, ''));
    at = end + literal.length;
  }
  return found;
};

/** Splits a run of several names, which may reach into the next sentence: "aarav and zayn", "aarav. Aarav". */
const apart = (run: string): string[] =>
  run
    .split(/\s*[.,&]\s*|\s+and\s+/iu)
    .map(bare)
    .filter((name) => name !== '' && !/^(?:mr|mrs|ms|miss|dr|sir|coach)$/i.test(name));

/** The invented name of each found name, by its lower case. A first name alone means the person with this first name. */
const inventFor = (found: readonly Found[], story: string): Map<string, string> => {
  const used = new Set(story.toLowerCase().match(/\p{L}+/gu));
  const free = {
    person: inventedPeople.filter((name) => !used.has(name.toLowerCase())),
    place: inventedPlaces.filter((name) => !used.has(name.split(' ')[0]?.toLowerCase() ?? '')),
  };
  const invented = new Map<string, string>();
  for (const { name, kind } of found) {
    const [whole, first = ''] = [name.toLowerCase(), name.toLowerCase().split(' ')[0]];
    if (invented.has(whole)) continue;
    const fresh = invented.get(first) ?? free[kind].shift() ?? (kind === 'person' ? 'Somebody' : 'Somewhere');
    invented.set(whole, fresh);
    if (kind === 'person' && !isOrdinary(first)) invented.set(first, fresh);
  }
  return invented;
};

/**
 * Removes other personal data from a line. An invented name stays, although it looks like an introduced one after "my friend"
 * or "I live in".
 */
const withoutOthers = (line: string, invented: ReadonlySet<string>): string => {
  const told = toldIn(line);
  return withoutPersonalData(line, []).replace(new RegExp(placeholder, 'g'), (_, kind: string) => {
    const name = kind === 'name' || kind === 'place' ? (told[kind].shift() ?? '') : '';
    return name !== '' && apart(name).every((one) => invented.has(one)) ? name : (instead[kind] ?? '');
  });
};

interface About {
  /** The names of the child. */
  readonly people: readonly string[];
  /** The child's school. */
  readonly places: readonly string[];
}

/**
 * Gives the people and places of a story invented names, the same ones wherever they occur and whenever the story is processed,
 * and removes other personal data. Words outside the vocabulary count as names where a name is possible: an additional name is
 * funny, but a missed one reveals a person.
 */
export const withInventedNames = (story: string, about: About, isWord: Vocabulary): Renamed => {
  const plain = story.normalize('NFKC');
  const told = plain.split('\n').flatMap((line) => toldIn(line, about.people).name.flatMap(apart));
  const small = smallNamesIn(plain, isWord);
  const isTold = new Set(
    [...told, ...about.people, ...about.places, ...small.map(({ name }) => name)].map((name) =>
      bare(name).toLowerCase(),
    ),
  );
  const found = [
    ...about.places.map((name): Found => ({ name, kind: 'place' })),
    ...told.map((name): Found => ({ name: bare(name), kind: 'person' })),
    ...capitalNamesIn(plain, isWord),
    ...small,
  ].filter(({ name }) => name.length > 1);
  const invented = inventFor(found, plain);
  if (invented.size === 0) return { text: withoutOthersIn(plain, invented), restore: (shown) => shown };
  const originals = new Map<string, string>();
  const text = plain.replace(wholeWords(invented.keys()), (one) => {
    // Without a capital letter it may be an ordinary word: "Will" and "will".
    if (!/^\p{Lu}/u.test(one) && !isTold.has(one.toLowerCase()) && isWord(one)) return one;
    const fresh = invented.get(one.toLowerCase()) ?? one;
    if (!originals.has(fresh.toLowerCase())) originals.set(fresh.toLowerCase(), one);
    return fresh;
  });
  return {
    text: withoutOthersIn(text, invented),
    restore: (shown) =>
      originals.size === 0
        ? shown
        : shown.replace(wholeWords(originals.keys()), (one) => originals.get(one.toLowerCase()) ?? one),
  };
};

const withoutOthersIn = (text: string, invented: ReadonlyMap<string, string>): string => {
  const names = new Set(invented.values());
  return text
    .split('\n')
    .map((line) => withoutOthers(line, names))
    .join('\n');
};
