import type { Draft, Kind } from './draft';
import { isNarrated, type Sentence, withGap } from './sentences';

const place =
  /\b(?:in|on|at|under|behind|beside|near|inside|into|across|along|over|below|above|through)\s(?:the|a|an|his|her|their|its)\s(?!was\b|were\b|had\b)(?:\p{Ll}+\s)?(?!\p{Ll}+(?:ing|ed)\b)\p{Ll}{3,}(?=[,.;!?]|\s(?:and|with|to|where|until|as|when|but)\b)/gu;

const placesIn = ({ text }: Sentence) => [...text.matchAll(place)];

/** Questions where something happened: a place among other places of the chapter. */
export const places: Kind = (sentences) => {
  const others = sentences.flatMap(placesIn).map(([found]) => found);
  return sentences.filter(isNarrated).flatMap((proof): Draft[] => {
    const found = placesIn(proof).at(-1);
    const where = found?.[0] ?? '';
    const shown = found && withGap(proof, found.index, found.index + where.length);
    if (shown === undefined) return [];
    return [
      {
        skill: 'setting',
        question: `Where is it? Fill the gap: "${shown}"`,
        answer: where,
        others,
        explanation: `In the story it is ${where}.`,
        proof,
      },
    ];
  });
};

/** Words that can follow an article and a noun but are not nouns: "the letter over to him". */
const noNoun =
  '(?:over|again|inside|already|right|left|while|back|away|down|round|about|before|after|behind|more|once|then|still|only|just|when|than|like|same|other|first|last|next|most|very)';

const noun = new RegExp(
  String.raw`\b(?:the|a|an|his|her|their|its|my|your)\s(?:\p{Ll}+\s)?((?!${noNoun}\b|\p{Ll}+(?:ing|ed|ly)\b)\p{Ll}{4,14})(?=[,.;:!?]|\s(?:of|in|on|at|with|and|to|for|from|into|under|over|was|were|had|that|which|who|as|is)\b)`,
  'gu',
);

/** The nouns of a sentence, each with its end position. */
const nounsIn = ({ text }: Sentence) =>
  [...text.matchAll(noun)].map(({ 0: all, 1: word = '', index }) => ({ word, end: index + all.length }));

/** Which word fits: a thing among other things of the chapter that take the same article and number. */
export const words: Kind = (sentences) => {
  const others = sentences.flatMap(nounsIn).map(({ word }) => word);
  return sentences.filter(isNarrated).flatMap((proof): Draft[] => {
    const found = nounsIn(proof).at(-1);
    const shown = found && withGap(proof, found.end - found.word.length, found.end);
    if (found === undefined || shown === undefined) return [];
    const { word } = found;
    const begins = (other: string) => /^[aeiou]/.test(other);
    const isPlural = (other: string) => other.endsWith('s');
    return [
      {
        skill: 'vocabulary',
        question: `Which word belongs in the gap? "${shown}"`,
        answer: word,
        others: others.filter((one) => begins(one) === begins(word) && isPlural(one) === isPlural(word)),
        explanation: `The word in the story is "${word}".`,
        proof,
      },
    ];
  });
};
