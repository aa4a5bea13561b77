import type { Draft } from './draft';
import { namesIn } from './names';
import { isHandy, isNarrated, type Sentence, withGap } from './sentences';

/** Writes all drafts of one kind that a chapter gives. */
export type Kind = (sentences: readonly Sentence[]) => Draft[];

/** A period at the end of a quotation within a question is left out. */
const quotedIn = (text: string) => `"${text.replace(/[.,;:]+$/, '').replaceAll('"', "'")}"`;

const because = /^(.{12,}?),? because (.{8,90})[.!?]$/;
const clause =
  /\b(?:because|when|while|until|that|and|but|so|as)\s+((?:he|she|it|they|we|the|his|her|their|there|nobody|somebody|everybody|all)\b[^,;:.!?"“”]{8,80})[.!?,;]/gu;

/** Why: the reason that the sentence gives, among other parts of sentences. */
const causes: Kind = (sentences) => {
  const narrated = sentences.filter(isNarrated);
  const others = narrated.flatMap(({ text }) => [...text.matchAll(clause)].map(([, part = '']) => part));
  return narrated.flatMap((proof): Draft[] => {
    const [, fact, reason] = because.exec(proof.text) ?? [];
    if (fact === undefined || reason === undefined) return [];
    return [
      {
        skill: 'cause',
        question: `What reason does the story give for this: ${quotedIn(fact)}?`,
        answer: reason,
        others,
        explanation: 'The story gives the reason after the word "because".',
        proof,
      },
    ];
  });
};

const verbs = '(?:said|asked|cried|called|shouted|whispered|answered|replied|muttered|added|began|exclaimed)';

/** Who said it: a name beside a verb of speaking. */
const speakers: Kind = (sentences) => {
  const names = namesIn(sentences);
  return sentences.flatMap((proof): Draft[] => {
    const words = /^["“‘]([^"“”‘]{12,90})[,.!?]["”’]\s/.exec(proof.text)?.[1];
    const who = names.find((name) =>
      new RegExp(`["”’] (?:${verbs} ${name}|${name} ${verbs})\\b`, 'i').test(proof.text),
    );
    if (words === undefined || who === undefined || words.includes(who)) return [];
    return [
      {
        skill: 'character',
        question: `Who says ${quotedIn(words)}?`,
        answer: who,
        others: names,
        explanation: `These words are spoken by ${who}.`,
        proof,
      },
    ];
  });
};

/** Who did it: the name with which a sentence begins. */
const actors: Kind = (sentences) => {
  const names = namesIn(sentences);
  return sentences.filter(isNarrated).flatMap((proof): Draft[] => {
    const who = names.find((name) => proof.text.toLowerCase().startsWith(`${name.toLowerCase()} `));
    const shown = who && withGap(proof, 0, who.length);
    if (who === undefined || shown === undefined) return [];
    return [
      {
        skill: 'character',
        question: `Whose name belongs in the gap? "${shown}"`,
        answer: who,
        others: names,
        explanation: `The story says this of ${who}.`,
        proof,
      },
    ];
  });
};

const place =
  /\b(?:in|on|at|under|behind|beside|near|inside|into|across|along|over|below|above|through)\s(?:the|a|an|his|her|their|its)\s(?!was\b|were\b|had\b)(?:\p{Ll}+\s)?(?!\p{Ll}+(?:ing|ed)\b)\p{Ll}{3,}(?=[,.;!?]|\s(?:and|with|to|where|until|as|when|but)\b)/gu;

const placesIn = ({ text }: Sentence) => [...text.matchAll(place)];

/** Where: a place among other places of the chapter. */
const places: Kind = (sentences) => {
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

/** Words after an article and a noun that are no nouns: "the letter over to him". */
const noNoun =
  '(?:over|again|inside|already|right|left|while|back|away|down|round|about|before|after|behind|more|once|then|still|only|just|when|than|like|same|other|first|last|next|most|very)';

const noun = new RegExp(
  String.raw`\b(?:the|a|an|his|her|their|its|my|your)\s(?:\p{Ll}+\s)?((?!${noNoun}\b|\p{Ll}+(?:ing|ed|ly)\b)\p{Ll}{4,14})(?=[,.;:!?]|\s(?:of|in|on|at|with|and|to|for|from|into|under|over|was|were|had|that|which|who|as|is)\b)`,
  'gu',
);

/** Each with the place at which it ends. */
const nounsIn = ({ text }: Sentence) =>
  [...text.matchAll(noun)].map(({ 0: all, 1: word = '', index }) => ({ word, end: index + all.length }));

/** Which word fits: a thing among other things of the chapter, all of which go with the same article. */
const words: Kind = (sentences) => {
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

/** In what order: the sentence that follows another one, among sentences from elsewhere. */
const followers: Kind = (sentences) => {
  const usable = sentences.filter((sentence) => isNarrated(sentence) && isHandy(sentence));
  const at = new Map(usable.map((sentence) => [sentence.at, sentence]));
  return usable.flatMap((proof): Draft[] => {
    const before = at.get(proof.at - 1);
    if (before === undefined) return [];
    return [
      {
        skill: 'sequence',
        question: `What does the story tell right after ${quotedIn(before.text)}?`,
        answer: proof.text,
        others: usable.filter((other) => Math.abs(other.at - proof.at) > 2).map(({ text }) => text),
        explanation: 'In the story, the one sentence follows the other.',
        proof,
        quoted: before,
      },
    ];
  });
};

/** In the order in which they are preferred. */
export const kinds: readonly Kind[] = [causes, speakers, places, actors, followers, words];
