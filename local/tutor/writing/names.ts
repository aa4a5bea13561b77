import type { Sentence } from './sentences';

const title = String.raw`(?:[Tt]he|Mr|Mrs|Ms|Miss|Dr|Aunt|Uncle|Captain|Mr\.|Mrs\.|Dr\.)`;

const isTitle = new RegExp(`^${title}$`);

/** A capitalized name within a sentence, with its title if there is one. */
const withinSentence = new RegExp(
  String.raw`(?<=[\p{Ll},;:]["'”’]?\s["'“‘]?)(?:${title}\s)?\p{Lu}\p{Ll}{2,}\b(?:\s\p{Lu}\p{Ll}{2,}\b)?`,
  'gu',
);

const noPerson =
  /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|French|God|Lord|Sir|Madam|Yes|Well|Then|But|And|The)$/;

const leastMentions = 2;

/** The names that the chapter mentions more than once, the most frequent first. */
export const namesIn = (sentences: readonly Sentence[]): string[] => {
  const mentions = new Map<string, number>();
  for (const { text } of sentences)
    for (const [found] of text.matchAll(withinSentence)) {
      const name = found.replace(/^The /, 'the ');
      if (!noPerson.test(name)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
    }
  const ranked = [...mentions]
    .filter(([, count]) => count >= leastMentions)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([name]) => name);
  // "Queen", "the Queen" and "Queen Ann" are one person: the most frequent form is used.
  const words = (name: string) => name.split(' ').filter((word) => !isTitle.test(word));
  return ranked.filter((name, i) => {
    const own = words(name);
    return !ranked.slice(0, i).some((other) => words(other).some((word) => own.includes(word)));
  });
};
