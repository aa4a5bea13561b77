import { withoutPersonalData } from '../platform/ai/personal-data';
import { bare, capitalNamesIn, type Found, isOrdinary, smallNamesIn } from './find-names';
import { inventedPeople, inventedPlaces } from './name-words';
import type { Vocabulary } from './vocabulary';

/** A text in which nobody and no place has the real name, and the way back for the child's own copy. */
export interface Renamed {
  readonly text: string;
  /** The child's own words again, in a text with the invented names. */
  readonly restore: (text: string) => string;
}

/** What stands for personal data that is no name. */
const instead: Readonly<Record<string, string>> = {
  name: 'somebody',
  school: 'the school',
  address: 'a quiet street',
  number: 'a secret number',
  email: 'a secret sign',
  link: 'a secret sign',
  handle: 'a secret sign',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer names first: a full name is not replaced by its parts. */
const wholeWords = (names: Iterable<string>) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[...names]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );

const placeholder = /\[(name|school|address|number|email|link|handle)\]/;

/** The words that `withoutPersonalData` takes for names, in the order of the line. */
const toldNames = (line: string, about: readonly string[] = []): string[] => {
  const parts = withoutPersonalData(line, about).split(placeholder);
  const found: string[] = [];
  let at = (parts[0] ?? '').length;
  for (let i = 1; i < parts.length; i += 2) {
    const literal = parts[i + 1] ?? '';
    const isLast = i + 2 >= parts.length;
    const end = isLast && literal === '' ? line.length : line.indexOf(literal, at);
    if (end < 0) return found;
    if (parts[i] === 'name') found.push(line.slice(at, end).replace(/[\s.,!?]+$/, ''));
    at = end + literal.length;
  }
  return found;
};

/** One run may tell several names, and reach into the next sentence: "aarav and zayn", "aarav. Aarav". */
const apart = (run: string): string[] =>
  run
    .split(/\s*[.,&]\s*|\s+and\s+/iu)
    .map(bare)
    .filter((name) => name !== '' && !/^(?:mr|mrs|ms|miss|dr|sir|coach)$/i.test(name));

/** The invented name of each found one, by its lower case. A first name alone is the same person. */
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

/** Removes other personal data from a line. An invented name after "my friend" looks like a told one and stays. */
const withoutOthers = (line: string, invented: ReadonlySet<string>): string => {
  const told = toldNames(line);
  let next = 0;
  return withoutPersonalData(line, []).replace(new RegExp(placeholder, 'g'), (_, kind: string) => {
    const name = kind === 'name' ? (told[next++] ?? '') : '';
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
 * Gives the people and places of a story invented names, the same ones wherever they occur and whenever the story is read
 * again, and removes other personal data. Words that are not of the vocabulary count as names where a name may stand: one too many
 * is a funny name, one too few tells who somebody is.
 */
export const withInventedNames = (story: string, about: About, isWord: Vocabulary): Renamed => {
  const plain = story.normalize('NFKC');
  const told = plain.split('\n').flatMap((line) => toldNames(line, about.people).flatMap(apart));
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
    // Without a capital letter it may be another word: "Will" and "will".
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
