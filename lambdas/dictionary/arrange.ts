import { dictionaryLimits, type Meaning } from '../../contract/dictionary/endpoints';
import { baseForms, isIrregular } from './base-forms';
import type { Sense } from './glosses';
import { isContent } from './grammar';
import { fitOf, type Place, placeOf, tokensOf } from './place-in-sentence';

/** The parts of speech of which an inflected word can be a form: "taught" of a verb, "wolves" of a noun or a verb. */
const formsOf = (word: string): readonly string[] => {
  if (/s$/.test(word)) return ['noun', 'verb'];
  if (/(?:er|est)$/.test(word)) return ['adjective', 'adverb'];
  if (/ly$/.test(word)) return ['adjective'];
  return ['verb'];
};

const asForm = 4;
const laterSense = 0.7;
/** Less than `laterSense`: one word alone changes no order within a part of speech. */
const sharedWord = 0.6;
const nearWord = 2.5;
const mostShared = 2;

const nowhere: Place = { before: '', beforeThat: '', after: '' };

const stemsOf = (text: string) => new Set(tokensOf(text).flatMap((token) => [token, ...baseForms(token)]));

const shared = (stems: ReadonlySet<string>, text: string) =>
  [...stemsOf(text)].filter((stem) => isContent(stem) && stems.has(stem)).length;

/** Words of grammar are explained by the words beside them, others also by what the sentence is about. */
const hasTopic = ({ part_of_speech }: Sense) =>
  ['noun', 'verb', 'adjective', 'adverb'].includes(part_of_speech);

/** Whether a word of this ending stands right after the place; irregular forms count as those of "-ed". */
const isEnding = (ending: string, after: string) =>
  after.endsWith(ending) || (ending === 'ed' && isIrregular(after));

/** Whether a word stands beside the place, or an ending such as "-ing" after it; a word of content may be anywhere. */
const isNear = (near: string, { before, after }: Place, topic: ReadonlySet<string>) =>
  near.startsWith('-')
    ? isEnding(near.slice(1), after)
    : before === near || after === near || (isContent(near) && topic.has(near));

/** How many senses of its part of speech, and how many other parts of speech, its headword has before a sense. */
const earlierThan = (sense: Sense, senses: readonly Sense[]): number => {
  const earlier = senses.slice(0, senses.indexOf(sense)).filter(({ base }) => base === sense.base);
  const ofPart = earlier.filter(({ part_of_speech }) => part_of_speech === sense.part_of_speech);
  const others = new Set(earlier.map(({ part_of_speech }) => part_of_speech));
  others.delete(sense.part_of_speech);
  return ofPart.length + others.size;
};

const nothing: ReadonlySet<string> = new Set();

/** The senses of a word, the one that fits its form and its sentence best first. */
export const arranged = <Some extends Sense>(
  word: string,
  senses: readonly Some[],
  sentence: string,
): Some[] => {
  const place = placeOf(word, sentence) ?? nowhere;
  const stems = stemsOf(sentence);
  for (const form of [word, ...baseForms(word)]) stems.delete(form);
  const points = (sense: Sense) => {
    const { base, part_of_speech, definition, example = '', near = [] } = sense;
    const topic = hasTopic(sense) ? stems : nothing;
    return (
      (word === base || formsOf(word).includes(part_of_speech) ? asForm : 0) +
      (place === nowhere ? 0 : fitOf(part_of_speech, word, place)) +
      Math.min(mostShared, shared(topic, `${definition} ${example}`)) * sharedWord +
      Math.min(mostShared, near.filter((one) => isNear(one, place, topic)).length) * nearWord
    );
  };
  return senses
    .map((sense) => ({ sense, points: points(sense) - laterSense * earlierThan(sense, senses) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ sense }) => sense);
};

/** Senses as meanings: by part of speech, in the order of the senses. */
export const meaningsOfSenses = (senses: readonly Sense[]): Meaning[] =>
  [...Map.groupBy(senses, ({ part_of_speech }) => part_of_speech)]
    .slice(0, dictionaryLimits.meanings)
    .map(([part_of_speech, all]) => ({
      part_of_speech,
      definitions: all.slice(0, dictionaryLimits.definitions).map(({ definition }) => definition),
      ...(all[0]?.example !== undefined && { example: all[0].example }),
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
