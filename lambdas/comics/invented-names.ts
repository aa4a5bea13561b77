import { withoutPersonalData } from '../platform/ai/personal-data';
import { firstNames, inventedPeople, inventedPlaces, ordinary } from './name-words';

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

const capital = String.raw`\p{Lu}\p{L}*(?:['’-]\p{Lu}?\p{L}+)?`;
const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${capital}(?:\s${capital})*`, 'gu');

const bare = (word: string) => word.replace(/['’]s?$/u, '');
const isOrdinary = (word: string) => word.length < 2 || ordinary.has(bare(word).toLowerCase());

/** The first word of a sentence or of direct speech: its capital letter tells nothing. */
const beginsSentence = (before: string) =>
  !title.test(before) && /(?:^|[.!?…:\n]["'”’)]*\s*|["“‘(]\s*|[-–—]\s)$/u.test(before);

const placeWord = /(?<![\p{L}])(?:in|to|from|at|near|through|towards?|into|around|called|of)\s$/iu;
/** Left to the removal of addresses. */
const street = /\b(?:street|st|road|rd|avenue|ave|lane|drive|court|boulevard|way|close)$/i;
const title = /(?<![\p{L}])(?:mr|mrs|ms|miss|dr|coach|sir|aunt|uncle|auntie)\.?\s$/iu;
const placeKind =
  /\b(?:park|school|elementary|academy|lake|river|mountain|hill|beach|city|town|village|island|forest|mall|bridge|square|zoo|hospital|church)$/i;
const verbAfter =
  /^\s(?:\p{Ll}+ed|was|is|had|has|said|says|went|ran|saw|got|took|made|came|did|could|would|felt|knew|thought|told|found|gave|put|sat|stood|woke|loved|wanted|and\s\p{Lu})(?![\p{L}])/u;

interface Found {
  readonly name: string;
  readonly kind: 'person' | 'place';
}

/** A run of capital words without the ordinary ones around it. */
const trimmed = (run: string): { readonly name: string; readonly skipped: number } => {
  const parts = run.split(/\s/);
  let from = 0;
  while (from < parts.length && isOrdinary(parts[from] ?? '')) from++;
  let to = parts.length;
  while (to > from && isOrdinary(parts[to - 1] ?? '')) to--;
  return {
    name: bare(parts.slice(from, to).join(' ')),
    skipped: parts.slice(0, from).join(' ').length + (from > 0 ? 1 : 0),
  };
};

/** Whether a capital word at the beginning of a sentence is a name: by itself, by its neighbour, or by the verb after it. */
const isNameAtBeginning = (name: string, after: string): boolean =>
  firstNames.has(name.toLowerCase()) || name.includes(' ') || (verbAfter.test(after) && !/s$/.test(name));

const namesIn = (story: string): Found[] =>
  [...story.matchAll(named)].flatMap((match): Found[] => {
    const { name, skipped } = trimmed(match[0]);
    const isShouted = /^[\p{Lu}\s]{4,}$/u.test(name);
    if (name === '' || isShouted || street.test(name)) return [];
    const at = match.index + skipped;
    const before = story.slice(Math.max(0, at - 30), at);
    if (beginsSentence(before) && !isNameAtBeginning(name, story.slice(at + name.length))) return [];
    const isPerson = firstNames.has(name.split(/\s/)[0]?.toLowerCase() ?? '') && !placeKind.test(name);
    const isPlace = placeKind.test(name) || (placeWord.test(before) && !isPerson);
    return [{ name, kind: isPlace ? 'place' : 'person' }];
  });

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
    return invented.has(bare(name)) ? name : (instead[kind] ?? '');
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
 * again, and removes other personal data. Words with a capital letter that are no names in our lists count as names: one too
 * many is a funny name, one too few tells who somebody is.
 */
export const withInventedNames = (story: string, about: About): Renamed => {
  const plain = story.normalize('NFKC');
  const told = plain.split('\n').flatMap((line) => toldNames(line, about.people));
  const isTold = new Set([...told, ...about.people, ...about.places].map((name) => bare(name).toLowerCase()));
  const found = [
    ...about.places.map((name): Found => ({ name, kind: 'place' })),
    ...told.map((name): Found => ({ name: bare(name), kind: 'person' })),
    ...namesIn(plain),
  ].filter(({ name }) => name.length > 1);
  const invented = inventFor(found, plain);
  if (invented.size === 0) return { text: withoutOthersIn(plain, invented), restore: (shown) => shown };
  const originals = new Map<string, string>();
  const text = plain.replace(wholeWords(invented.keys()), (one) => {
    // Without a capital letter it may be another word: "Will" and "will".
    if (!/^\p{Lu}/u.test(one) && !isTold.has(one.toLowerCase())) return one;
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
