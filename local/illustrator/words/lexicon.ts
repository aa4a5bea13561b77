import { baseForms } from '../../../lambdas/dictionary/base-forms';
import { iconsOf, isIcon } from '../icons';
import { beingsByWord } from './beings';
import { readTable, readWords } from './match';

const special = readWords('special');

const plants =
  /flower|tree|leaf|blossom|rose|tulip|bouquet|clover|coral|cactus|herb|seedling|plant|hibiscus|hyacinth|lotus|shamrock|rice|web|nest|shell|feather|wing|prints|nose|microbe|face$|mushroom/;

/** Names of icons that are no things, or other words in stories. */
const unused = special.get('unused') ?? new Set<string>();

const named = (names: readonly string[]): [string, string][] =>
  names.filter((name) => !unused.has(name)).map((name) => [name.replaceAll('-', ' '), name]);

const animals = iconsOf('Animals & Nature').filter((name) => !plants.test(name));
const beings = new Map<string, string>([...named(animals), ...beingsByWord]);
const things = new Map<string, string>([
  ...(['Travel & Places', 'Objects', 'Activities', 'Food & Drink'] as const).flatMap((category) =>
    named(iconsOf(category)),
  ),
  ...named(iconsOf('Animals & Nature').filter((name) => plants.test(name))),
  // Words that are not the names of icons.
  ...readTable('things').filter(([, name]) => isIcon(name)),
]);

export const isAnimal = (name: string): boolean => animals.includes(name) || name === 'mole';

const thingNames = new Set(things.values());
export const isThing = (name: string): boolean => thingNames.has(name) && !animals.includes(name);

export interface Found {
  readonly kind: 'being' | 'thing';
  readonly name: string;
  /** The number of words. */
  readonly length: number;
  readonly many: boolean;
}

/** "Racoon" and "rabit" are written with the wrong number of a letter. */
const single = (word: string) => word.replace(/(.)\1/g, '$1');
const spelled = new Map(
  [...things.keys(), ...beings.keys()].filter((word) => word.length > 4).map((word) => [single(word), word]),
);

const title = /^(?:mr|mrs|ms|miss|mister|sir|captain|lady|uncle|aunt|auntie)$/i;

/** Words that are verbs as often as nouns, and need an article to be drawn. */
const needsArticle = special.get('needs-article') ?? new Set<string>();
const likeAdjectives = new Set(['giant', 'baby', 'monster']);
const mayPrecede =
  /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|two|three|four|some|no|every|another|one|each|of|and|with|was|were|into|by|\p{L}+['’]s)$/iu;

const nounForms = (word: string): readonly string[] => [
  word,
  word.replace(/men$/, 'man'),
  ...(word.endsWith('s') || /^(?:mice|geese|feet|men|women|children|teeth|people|oxen)$/.test(word)
    ? baseForms(word)
    : []),
];

/** The being or thing that the words from an index name, the longest name first. */
export const lookUp = (words: readonly string[], at: number): Found | undefined => {
  if (words[at] === 'miss') return undefined;
  // "Mr Fox" is a fox.
  const next = words[at + 1] ?? '';
  if (title.test(words[at] ?? '') && /^\p{Lu}/u.test(next) && beings.has(next.toLowerCase()))
    return undefined;
  for (const length of [3, 2, 1]) {
    const phrase = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    for (const written of nounForms(phrase)) {
      const isKnown = beings.has(written) || things.has(written) || written.length < 5;
      const form = isKnown ? written : (spelled.get(single(written)) ?? written);
      const being = beings.get(form);
      const name = being ?? things.get(form);
      if (name === undefined) continue;
      // "A baby elephant" is an elephant, and "a giant cookie" a cookie.
      const following = /^\p{Ll}/u.test(words[at + length] ?? '') ? lookUp(words, at + length) : undefined;
      if (
        being !== undefined &&
        (following?.kind === 'being' || (following !== undefined && likeAdjectives.has(form)))
      )
        return undefined;
      if (length === 1 && written === phrase && needsArticle.has(form)) {
        const before = [words[at - 1] ?? '', words[at - 2] ?? ''];
        if (!before.some((word) => mayPrecede.test(word))) continue;
      }
      return {
        kind: being === undefined ? 'thing' : 'being',
        name,
        length,
        many: written !== phrase || name === 'people' || /(?:men|mice|geese|children)$/.test(phrase),
      };
    }
  }
  return undefined;
};
