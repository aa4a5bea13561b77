import path from 'node:path';
import { glossesIn } from '../../lambdas/dictionary/glosses';
import { isInWordNet, meaningsInWordNet } from './wordnet';

export type Meanings = Readonly<Record<string, readonly string[]>>;

/** Our own glosses for children. */
const own = glossesIn(path.resolve(__dirname, '../../lambdas/dictionary/glosses'));

/** Whether the glosses or WordNet have a word. Reads no definitions of WordNet, which takes much longer. */
export const wordsInLaptopDictionary = () => (word: string) => own(word).length > 0 || isInWordNet(word);

/**
 * The meanings of base forms, as in a printed dictionary: our own definitions for children where there are some, otherwise
 * WordNet's.
 */
export const meaningsInLaptopDictionary =
  () =>
  (word: string): Meanings => {
    const glosses = Map.groupBy(own(word), ({ part_of_speech }) => part_of_speech);
    return Object.fromEntries(
      glosses.size === 0
        ? meaningsInWordNet(word)
        : [...glosses].map(([part, senses]) => [part, senses.map(({ definition }) => definition)]),
    );
  };
