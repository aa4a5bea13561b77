import { firstNames, ordinary } from './name-words';
import type { Vocabulary } from './vocabulary';

const capital = String.raw`\p{Lu}\p{L}*(?:['’-]\p{Lu}?\p{L}+)?`;
const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${capital}(?:\s${capital})*`, 'gu');

/** The word without its possessive ending. */
export const bare = (word: string) => word.replace(/['’]s?$/iu, '');
export const isOrdinary = (word: string) => word.length < 2 || ordinary.has(bare(word).toLowerCase());

const placeWord =
  /(?<![\p{L}])(?:in|to|from|at|near|through|towards?|into|around|(?:town|city|village|island|land|planet|place) called|of)\s$/iu;
/** Streets, which are removed as addresses. */
const street = /\b(?:street|st|road|rd|avenue|ave|lane|drive|court|boulevard|way|close)$/i;
const title = /(?<![\p{L}])(?:mr|mrs|ms|miss|dr|coach|sir|aunt|uncle|auntie)\.?\s$/iu;
const placeKind =
  /\b(?:park|school|elementary|academy|lake|river|mountain|hill|beach|city|town|village|island|forest|mall|bridge|square|zoo|hospital|church)$/i;
const verbAfter =
  /^\s(?:\p{Ll}+ed|was|is|had|has|said|says|went|ran|saw|got|took|made|came|did|could|would|felt|knew|thought|told|found|gave|put|sat|stood|woke|loved|wanted|and\s\p{Lu})(?![\p{L}])/u;

/** Whether the next word begins a sentence or direct speech, so that its capital letter means nothing. */
const beginsSentence = (before: string) =>
  !title.test(before) && /(?:^|[.!?…:\n]["'”’)]*\s*|["“‘'(]\s*|[-–—]\s)$/u.test(before);

export interface Found {
  readonly name: string;
  readonly kind: 'person' | 'place';
}

/** A run of capitalized words without ordinary words at its ends. */
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

const isFirstName = (word: string) => firstNames.has(bare(word).toLowerCase());

/**
 * Whether a capitalized word at the beginning of a sentence is a name: a first name, two words, outside the vocabulary, or
 * followed by a verb.
 */
const isNameAtBeginning = (name: string, after: string, isWord: Vocabulary): boolean =>
  isFirstName(name) || name.includes(' ') || !isWord(name) || (verbAfter.test(after) && !/s$/.test(name));

const kindOf = (name: string, before: string): Found['kind'] => {
  const isPerson = isFirstName(name.split(/\s/)[0] ?? '');
  return placeKind.test(name) || (placeWord.test(before) && !isPerson) ? 'place' : 'person';
};

/** In a text in capitals only the vocabulary distinguishes a name from a cry. */
const inCapitals = (run: string, before: string, isWord: Vocabulary): Found[] =>
  [...run.matchAll(/\S+/g)].flatMap(({ 0: one, index }): Found[] => {
    const name = bare(one);
    if (name.length < 2 || (isWord(name) && !isFirstName(name))) return [];
    return [{ name, kind: kindOf(name, before + run.slice(0, index)) }];
  });

/** Names with a capital letter. */
export const capitalNamesIn = (story: string, isWord: Vocabulary): Found[] =>
  [...story.matchAll(named)].flatMap((match): Found[] => {
    const { name, skipped } = trimmed(match[0]);
    if (name === '' || street.test(name)) return [];
    const at = match.index + skipped;
    const before = story.slice(Math.max(0, at - 30), at);
    if (/^[\p{Lu}\s'’-]{4,}$/u.test(name)) return inCapitals(name, before, isWord);
    if (beginsSentence(before) && !isNameAtBeginning(name, story.slice(at + name.length), isWord)) return [];
    return [{ name, kind: kindOf(name, before) }];
  });

const relations =
  'friends?|buddy|pal|bff|brothers?|sisters?|cousins?|twins?|teachers?|coach|neighbou?rs?|classmates?|dogs?|cats?|hamster|pony|puppy|kitten';
const word = String.raw`\p{Ll}[\p{Ll}’'-]+`;
/** The word after a phrase is only looked at: in "a dog called rexo" it begins the next phrase. */
const cueOf = (cue: string) => new RegExp(String.raw`(?<![\p{L}])(?:${cue})(?=(\s+)(${word}))`, 'giu');

/** Words before a name, in any case. */
const cues: readonly (readonly [RegExp, Found['kind']])[] = [
  [
    cueOf(
      String.raw`called|named|nicknamed|names? (?:is|was|are|were)|(?:my|his|her|our|their|a|the) (?:\p{Ll}+ )?(?:${relations})(?: (?:is|was|are|were))?,?|(?:i|we|they|he|she) (?:met|saw|called|told|asked)|and then|with`,
    ),
    'person',
  ],
  [
    cueOf(
      "liv(?:es?|ed|ing) (?:in|at|near|on)|(?:go|goes|went|going|gone) to|(?:move|moves|moved|moving|drove|drive|flew|fly|travell?ed|trip|came|come|comes|back) (?:to|from|in)|(?:born|stay|stayed|stays|arrived?|school|vacation|holiday) (?:in|at)|visit(?:s|ed|ing)?|(?:i am|i[’']m|im|we are|is|was) from",
    ),
    'place',
  ],
];

/** Words after a name that only a person does. */
const doing = new RegExp(
  String.raw`(?<![\p{L}])(${word}) (?:liv(?:es|ed) (?:in|near|at)|goes to|says|said|asked|told|shouted|whispered|laughed|and (?:i|me)(?![\p{L}]))`,
  'gu',
);

/** Another name after one: "aarav and zayn", "aarav, zayn, and kayden". */
const further = new RegExp(String.raw`^(?:,? and|,? &|,)\s+(${word})`, 'u');

/** Names in small letters: words outside the vocabulary, or first names, where a phrase introduces a name. */
export const smallNamesIn = (story: string, isWord: Vocabulary): Found[] => {
  const found: Found[] = [];
  const add = (one: string, kind: Found['kind']): boolean => {
    const name = bare(one);
    if (name.length < 2 || (isWord(name) && !isFirstName(name))) return false;
    found.push({ name, kind });
    return true;
  };
  for (const [cue, kind] of cues)
    for (const match of story.matchAll(cue)) {
      let last = match[2] ?? '';
      let end = match.index + match.slice(0, 3).join('').length;
      while (add(last, kind)) {
        const next = further.exec(story.slice(end));
        if (next === null) break;
        last = next[1] ?? '';
        end += next[0].length;
      }
    }
  for (const [, name = ''] of story.matchAll(doing)) add(name, 'person');
  return found;
};
