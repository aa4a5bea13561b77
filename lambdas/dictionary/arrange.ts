import { dictionaryLimits, type Meaning } from '../../contract/dictionary/endpoints';
import { baseForms } from './base-forms';
import type { Sense } from './glosses';
import { fitOf, placeOf, tokensOf } from './place-in-sentence';

/** The parts of speech whose form the word can be: "taught" is a form of a verb, "wolves" of a noun or a verb. */
const formsOf = (word: string, base: string): readonly string[] => {
  if (word === base) return [];
  if (/(?:ed|ing)$/.test(word)) return ['verb'];
  if (/s$/.test(word)) return ['noun', 'verb'];
  if (/(?:er|est)$/.test(word)) return ['adjective', 'adverb'];
  if (/ly$/.test(word)) return ['adjective'];
  return ['verb'];
};

const asForm = 4;
const laterSense = 0.7;
const sharedWord = 1;
const nearWord = 2.5;
const mostShared = 2;

const stemsOf = (text: string) =>
  new Set(tokensOf(text).flatMap((token) => (token.length > 3 ? [token, ...baseForms(token)] : [])));

const shared = (stems: ReadonlySet<string>, text: string | undefined) =>
  text === undefined ? 0 : [...stemsOf(text)].filter((stem) => stems.has(stem)).length;

/** The senses of a word, the one that fits its form and its sentence best first. */
export const arranged = <Some extends Sense>(
  word: string,
  senses: readonly Some[],
  sentence: string,
): Some[] => {
  const place = placeOf(word, sentence);
  const stems = stemsOf(sentence);
  for (const form of [word, ...baseForms(word)]) stems.delete(form);
  const points = ({ base, part_of_speech, definition, example, near }: Sense) =>
    (formsOf(word, base).includes(part_of_speech) ? asForm : 0) +
    (place === undefined ? 0 : fitOf(part_of_speech, word, place)) +
    Math.min(mostShared, shared(stems, `${definition} ${example ?? ''}`)) * sharedWord +
    Math.min(mostShared, shared(stems, near)) * nearWord;
  const rank = new Map<string, number>();
  return senses
    .map((sense) => {
      const earlier = rank.get(sense.base) ?? 0;
      rank.set(sense.base, earlier + 1);
      return { sense, points: points(sense) - earlier * laterSense };
    })
    .toSorted((one, other) => other.points - one.points)
    .map(({ sense }) => sense);
};

/** Senses as meanings: by part of speech, in the order of the senses. */
export const meaningsOfSenses = (senses: readonly Sense[]): Meaning[] =>
  [...Map.groupBy(senses, ({ part_of_speech }) => part_of_speech)]
    .slice(0, dictionaryLimits.meanings)
    .map(([part_of_speech, [first, ...others]]) => ({
      part_of_speech,
      definitions: [first, ...others]
        .slice(0, dictionaryLimits.definitions)
        .flatMap((sense) => sense?.definition ?? []),
      ...(first?.example !== undefined && { example: first.example }),
    }));

/** The opposite of `meaningsOfSenses`. */
export const sensesOfMeanings = (base: string, meanings: readonly Meaning[]): Sense[] =>
  meanings.flatMap(({ part_of_speech, definitions, example }) =>
    definitions.map((definition, i) => ({
      base,
      part_of_speech,
      definition,
      ...(i === 0 && example !== undefined && { example }),
    })),
  );
