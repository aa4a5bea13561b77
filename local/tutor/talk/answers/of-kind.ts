import { isAbout } from '../moments';
import { conceptOf } from '../synonyms';
import type { Turn } from '../turn';
import { isQuestion } from '../understand';
import { type Answer, type Ranked, tellingRank } from './answers';
import { fitsWanted } from './fits';
import { answersKind } from './rank';
import { wantedOf } from './saying';

/** "How many babies": hardly any other question can be meant than one whose answer has a number, if of pups. */
const isCounted = ({ rank, answer: { text = '' } }: Ranked): boolean =>
  rank >= tellingRank.compared && answersKind('count', text) === true;

/** "Why" is answered by what somebody has asked with "why", unless hardly any other question can be meant. */
export const isReason = ({ rank, meaning, answer: { text = '', asked } }: Ranked): boolean =>
  meaning.kind !== 'why' ||
  rank >= tellingRank.sure ||
  /^because\b/i.test(text) ||
  asked.some(({ kind }) => kind === 'why');

/** Neither "who" nor "where" is answered by a reason. */
const isReasonless = /^(?:(?:but|and|so),? )*(?:who|where|when|how (?!come)|which)\b/i;
const reason = /^(?:because|so that)\b/i;

/** An answer of another kind than what is asked for is told only where hardly any other question can be meant. */
export const isFit = (turn: Turn) => {
  const wanted = wantedOf(turn);
  const isExact = wanted === 'colour' || /\b(?:what|which) day\b|\bhow many\b/i.test(turn.text);
  // "Who had the idea": an answer that names somebody of the book.
  const names = (text: string) => wanted === 'who' && turn.met.some((one) => isAbout(text, one));
  return (one: Ranked) =>
    !(isReasonless.test(turn.text) && reason.test(one.answer.text ?? '')) &&
    (names(one.answer.text ?? '') ||
      (one.rank >= tellingRank.asked && !isExact) ||
      (isExact && wanted === 'count' && isCounted(one)) ||
      fitsWanted(wanted, one.answer.text ?? '', turn.text));
};

/** "Poor", "angry": a feeling that is asked for is no other one. */
const feeling =
  /\b(?:sad|lonely|angry|mad|cross|furious|scared|afraid|nervous|worried|proud|ashamed|embarrassed|jealous|hate|horrible|sorry|hurts?)\b/i;

/** An answer to a question about a companion's feeling speaks of that feeling. */
export const isOfFeeling = ({ text, played }: Turn, { union, told: words }: Answer): boolean => {
  const word =
    played !== undefined && isQuestion(text) && !/\b(?:why|when|after|because|while)\b/i.test(text)
      ? feeling.exec(text)?.[0].toLowerCase()
      : undefined;
  const concept = word === undefined ? undefined : conceptOf(word);
  return concept === undefined || union.has(concept) || words.has(concept);
};

/** What was written for a child that tells of its own dog is told to no other remark. */
export const isOfWhom = ({ text }: Turn, { answer: { asked }, meaning }: Ranked): boolean =>
  isQuestion(text) ||
  meaning.features.has('#me') ||
  2 * asked.filter(({ features }) => features.has('#me')).length <= asked.length;

const coming = /\b(?:will|won['’]?t|gonna|going to)\b/i;

/** What was written for what has happened is told to no guess of what comes. */
export const isOfGuess = ({ text }: Turn, { answer: { asked } }: Ranked): boolean =>
  isQuestion(text) ||
  !coming.test(text) ||
  asked.some(({ plain: [way = ''] }) => coming.test(way) || /\bhappens?\b|\bmaybe\b/.test(way));
