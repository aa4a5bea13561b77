import { stem } from '../words';

/** Words of children and of librarians that mean the same. */
const groups: readonly (readonly string[])[] = [
  ['funny', 'humor', 'humour', 'humorous', 'joke', 'comedy', 'silly'],
  ['football', 'soccer'],
  ['scary', 'horror', 'ghost', 'spooky'],
  ['cat', 'kitten'],
  ['dog', 'puppy'],
  ['detective', 'mystery', 'crime'],
  ['sea', 'ocean'],
  ['space', 'rocket', 'planet'],
  ['grandmother', 'grandma', 'granny', 'gran'],
  ['grandfather', 'grandpa', 'grandad'],
  ['mother', 'mum', 'mom'],
  ['father', 'dad'],
  ['friend', 'friendship'],
  ['magic', 'wizard', 'witch'],
  ['history', 'historical'],
  ['plane', 'airplane', 'aeroplane'],
  ['toilet', 'poo', 'loo'],
  ['lift', 'elevator'],
  ['letter', 'mail', 'post'],
  ['baking', 'cake', 'cooking'],
  ['sport', 'sports'],
];

const same = new Map<string, readonly string[]>(
  groups.flatMap((group) => {
    const stems = [...new Set(group.map(stem))];
    return stems.map((one) => [one, stems.filter((other) => other !== one)] as const);
  }),
);

/** The other words by which children ask for this topic. Takes and returns words as they are indexed. */
export const sameWords = (word: string): readonly string[] => same.get(word) ?? [];
