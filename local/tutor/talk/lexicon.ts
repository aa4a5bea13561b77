import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsInLaptopDictionary } from '../../dictionary/meanings';

const library = path.resolve(__dirname, '../../../library');

let counted: ReadonlyMap<string, number> | undefined;

/** How often each word occurs in the books of the library. */
const counts = (): ReadonlyMap<string, number> => {
  if (counted !== undefined) return counted;
  const found = new Map<string, number>();
  for (const folder of readdirSync(library))
    for (const file of readdirSync(path.join(library, folder)).filter((name) => name.endsWith('.md')))
      for (const [word] of readFileSync(path.join(library, folder, file), 'utf8')
        .toLowerCase()
        .matchAll(/\p{L}+/gu))
        found.set(word, (found.get(word) ?? 0) + 1);
  counted = found;
  return found;
};

const isInDictionary = wordsInLaptopDictionary();

/** Words of children that neither the books nor the dictionary have. */
const spoken = new Set(
  'mum mom mummy mommy dad daddy grandma grandpa gran nana lego minecraft roblox pokemon tablet youtube netflix wow yay yummy ok okay hi hello bye yeah lol wifi app emoji hahaha I you he she it we they me him her us them my your his our their mine yours hers ours theirs myself and or but because with without into onto about from since than that this these those who whom what which when where why how would could should might shall will cannot everybody everyone somebody someone anybody anyone nobody something anything everything nothing himself herself themselves although though until unless while against among'
    .toLowerCase()
    .split(' '),
);

const bases = (word: string): string[] => [
  word,
  ...[/s$/, /es$/, /ed$/, /d$/, /ing$/, /er$/, /est$/, /ly$/, /'s$/].map((end) => word.replace(end, '')),
  word.replace(/(?:ing|ed)$/, 'e'),
  word.replace(/ie[sd]$/, 'y'),
  word.replace(/(.)\1(?:ing|ed)$/, '$1'),
];

/** Whether a word is spelt as in the books or the dictionary. Names and contractions are. */
export const isSpelt = (word: string): boolean => {
  if (/^\p{Lu}/u.test(word) || /['’\d]/.test(word) || word.length < 3) return true;
  const plain = word.toLowerCase();
  if (spoken.has(plain) || (counts().get(plain) ?? 0) > 0) return true;
  return bases(plain).some((one) => one.length > 2 && (counts().has(one) || isInDictionary(one)));
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** All that lie one slip of the pencil away: a letter too many, too few, wrong, or two in the wrong order. */
const slips = (word: string): string[] =>
  [...word, ''].flatMap((_, i) => {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    return [
      head + tail.slice(1),
      head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
      ...letters.flatMap((letter) => [head + letter + tail.slice(1), head + letter + tail]),
    ];
  });

/** How a young writer hears a sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^w(?=[aeiou])/, 'wh'],
  [/f/, 'ph'],
  [/k/, 'c'],
  [/c/, 'k'],
  [/s$/, 'se'],
  [/t$/, 'ed'],
  [/er$/, 'a'],
  [/a$/, 'er'],
  [/y$/, 'ie'],
  [/i/, 'igh'],
  [/ay/, 'ai'],
  [/ee/, 'ea'],
];

const fewest = 3;
/** A slip in a longer word is rather one of a rare word than a new word. */
const longWord = 4;

/** Laughter and the like is no misspelling. */
const isNoise = (word: string): boolean =>
  /^(?:[hj][aeiou]){2,}|^(\w{1,2})\1|[^aeiouy]{4}|^(?:ya|wo+|a+|u+)[hwy]/i.test(word);

/** The word that was meant by a misspelt one: the most frequent of the books that is one slip away. */
export const mended = (word: string): string => {
  if (word.length < 4 || isNoise(word) || isSpelt(word)) return word;
  const near = [...slips(word), ...sounds.map(([sound, letter]) => word.replace(sound, letter))];
  const [best] = [...new Set(near)]
    .filter((one) => (counts().get(one) ?? 0) >= (word.length > longWord ? 1 : fewest) || spoken.has(one))
    .toSorted((a, b) => (counts().get(b) ?? 0) - (counts().get(a) ?? 0));
  return best ?? word;
};
