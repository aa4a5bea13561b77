import { arranged, meaningsOfSenses } from './arrange';
import { baseForms, isIrregular } from './base-forms';
import { type Glosses, ownGlosses, type Sense } from './glosses';
import type { Found } from './meanings-of';

/** A headword of its own may also be a form of another: "left" is a side and a form of "leave", "building" a house and of "build". */
const othersOf = (word: string, glosses: Glosses): Sense[] => {
  if (!isIrregular(word) && !/(?<!e)(?:ed|ing)$|[^s]s$/.test(word)) return [];
  const parts = /(?<!')s$/.test(word) ? ['noun', 'verb'] : ['verb'];
  return baseForms(word)
    .filter((base) => base.length > 2 || isIrregular(word))
    .flatMap((base) => glosses(base).filter(({ part_of_speech }) => parts.includes(part_of_speech)));
};

/**
 * The meanings of a word in our own glosses, the sense that fits the sentence first; undefined if there are none. All are senses of
 * one headword.
 */
export const glossed = (word: string, sentence: string, glosses = ownGlosses): Found | undefined => {
  const own = glosses(word);
  const bases = baseForms(word);
  const all = own.length > 0 ? [...own, ...othersOf(word, glosses)] : bases.flatMap(glosses);
  const [best, ...others] = arranged(word, all, sentence);
  return (
    best && {
      base: best.base,
      meanings: meaningsOfSenses([best, ...others.filter(({ base }) => base === best.base)]),
    }
  );
};
