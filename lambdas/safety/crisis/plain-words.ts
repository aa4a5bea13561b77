import { signsForLetters, twinLetters } from '../text/look-alikes';

/** Digits and signs that stand for letters. Two readings, because some stand for either of two letters: `d1e` and `ki11`. */
const lookAlikes: readonly Readonly<Record<string, string>>[] = [
  { ...signsForLetters, '!': 'i', '*': 'i', '|': 'i' },
  { ...signsForLetters, 1: 'l', '!': 'l', '*': 'u', '|': 'l' },
];

/** The spelling in the phrases, with the variants that children write. */
const spellings = new Map(
  Object.entries({
    friend: 'frend frnd bff bestie bestfriend',
    friends: 'frends bffs besties',
    because: 'cuz cause bc becuz becos',
    you: 'u ya yu',
    your: 'ur youre',
    are: 'r',
    and: 'n nd',
    be: 'b',
    to: '2',
    for: '4',
    please: 'pls plz',
    hate: 'h8',
    die: 'dye dy',
    kill: 'kil kll kyl',
    'not want': 'dontwant',
    'want to': 'wanna wana wnna wannna',
    'going to': 'gonna gona gunna imma ima finna boutta',
    'i am': 'im iam',
    'i have': 'ive',
    'i would': 'id',
    'i will': 'ill',
    'he is': 'hes',
    'she is': 'shes',
    'they are': 'theyre',
    'there is': 'theres theirs',
    not: 'dont doesnt didnt isnt arent wasnt werent aint dosnt dosent donot dnt',
    'will not': 'wont',
    'can not': 'cant cannot',
    'would not': 'wouldnt',
    'should not': 'shouldnt',
    'has not': 'hasnt havent',
    them: 'em',
    though: 'tho',
    something: 'smth sth',
    someone: 'sm1 some1 sumone somone somebody',
    parents: 'rents',
    really: 'rly realy',
    people: 'ppl',
    boyfriend: 'bf',
    girlfriend: 'gf',
    without: 'wo w/o',
    everyone: 'every1 evryone everybody',
    nobody: 'noone',
    anymore: 'nomore',
    suicide: 'sewerslide sewercide',
    punches: 'punchs',
    touches: 'touchs',
  }).flatMap(([plain, variants]) => variants.split(' ').map((variant) => [variant, plain] as const)),
);

/** Recognized with one letter wrong, missing, added or exchanged; `suicide` with two. */
const keywords = [
  'suicide',
  'myself',
  'himself',
  'herself',
  'friend',
  'teacher',
  'father',
  'mother',
  'brother',
  'stranger',
];
/** Words that are not misspelled keywords, although they are close to one. */
const others = new Set(
  'rather gather bother other another farther lather mothers others fried fiend trend reacher teaches strange stronger strangle broth itself'.split(
    ' ',
  ),
);

/** Whether at most so many letters must be inserted, deleted, replaced or exchanged with their neighbours. */
const isNear = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    // The numbers of later rows are no smaller.
    if (row.every((number) => number > most)) return false;
    [before, last] = [last, row];
  }
  return (last[b.length] ?? 0) <= most;
};

const keywordFor = (word: string): string | undefined =>
  word.length < 5 || others.has(word)
    ? undefined
    : keywords.find((keyword) => isNear(word, keyword, keyword === 'suicide' ? 2 : 1));

const spelled = (word: string): string => spellings.get(word) ?? keywordFor(word) ?? word;

/**
 * Reduces `dieeee` and `kill` to their shortest form. Phrases are shortened in the same way, so that they match. `too` becomes
 * `also`, because it would become `to`.
 */
export const shortened = (text: string): string =>
  text.replace(/\btoo+\b/g, 'also').replace(/([a-z])\1+/g, '$1');

/** Joins `k i l l` and `k.i.l.l` to one word. */
const joinLetters = (text: string): string =>
  text.replace(/(?<![a-z])(?:[a-z][^a-z0-9\n]){2,}[a-z](?![a-z])/g, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  );

/** Phrases that are written without spaces, split where the words meet. */
const glued = /(kil+|hurt|cut|hate|hang|end|want|wana|wan+a)(to|my)?(die|kil+|my|hurt|end)?(self|life)?/g;

const separateWords = (text: string): string =>
  text.replace(/[a-z]{8,}/g, (word) =>
    /(kil+|hurt|cut|hang)myself|want?to(die|kil)|wan+adie|endmylife/.test(word)
      ? word
          .replace(glued, (...parts) => ` ${parts.slice(1, 5).filter(Boolean).join(' ')} `)
          .replace(/my self/g, 'myself')
      : word,
  );

const withLetters = (text: string, signs: Readonly<Record<string, string>>): string =>
  text.replace(/\S*[a-z]\S*/g, (word) =>
    word.replace(/(?<=[a-z0-9@$*|!])[!*|]+(?=[a-z0-9@$])|[0134578@$]/g, (found) =>
      [...found].map((sign) => signs[sign] ?? sign).join(''),
    ),
  );

/** One form of letters with marks, of full-width letters and of look-alikes from other alphabets; straight quotation marks. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .toLowerCase()
    .replace(/[Ͱ-ӿ]/g, (letter) => twinLetters[letter] ?? letter);

const sentence = (text: string): string =>
  text
    .replace(/'/g, '')
    .split(/[^a-z0-9/]+/)
    .filter((word) => word !== '')
    .map((word) => shortened(spelled(word)))
    .join(' ')
    .replace(/\b(my|him|her|them|your) (self|selves)\b/g, '$1$2')
    // The misspelling of `to` is more frequent than `too` after these words.
    .replace(/\b(want|wants|wanted|going|need|try|trying) also\b/g, '$1 to');

/** The number of words that are judged together. A longer sentence is cut into overlapping parts. */
const longest = 40;

const parts = (words: string): string[] => {
  const all = words.split(' ');
  const found: string[] = [];
  for (let from = 0; from === 0 || from + longest / 2 < all.length; from += longest / 2)
    found.push(all.slice(from, from + longest).join(' '));
  return found;
};

/**
 * The sentences of a text in plain words: lower case, without signs, with misspellings, stretched words, spaced letters and
 * digits for letters normalized. One list for each reading of the look-alikes.
 */
export const plainWords = (text: string): string[][] =>
  lookAlikes.map((signs) =>
    separateWords(joinLetters(withLetters(folded(text), signs)))
      .replace(/(?<=[a-z])\.(?=[a-z])/g, ' ')
      .split(/[.?!;\n]+|,? \b(?=but\b)/)
      .map(sentence)
      .filter((words) => words !== '')
      .flatMap(parts),
  );
