import { baseForms, isIrregular } from './base-forms';
import {
  isArticle,
  isBe,
  isContent,
  isHave,
  isHelper,
  isJoining,
  isObject,
  isPreposition,
  isSubject,
} from './grammar';

/** The words beside a word in its sentence, in lower case; empty at the end of a phrase. */
export interface Place {
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
}

export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z]+(?:['-][a-z]+)*|[.,;:!?]/g) ?? [];

const isWord = (token: string | undefined): token is string => token !== undefined && /[a-z]/.test(token);

/** Where the word, or otherwise a form of it, first stands in the sentence. */
export const placeOf = (word: string, sentence: string): Place | undefined => {
  const tokens = tokensOf(sentence);
  const exact = tokens.indexOf(word);
  const at = exact === -1 ? tokens.findIndex((token) => baseForms(token).includes(word)) : exact;
  if (at === -1) return undefined;
  const [beforeThat, before, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  return {
    before: isWord(before) ? before : '',
    beforeThat: isWord(before) && isWord(beforeThat) ? beforeThat : '',
    after: isWord(after) ? after : '',
  };
};

/** Whether a noun may end before the word: at the end of a phrase, at a word of grammar or at a form of a verb. */
const mayFollowNoun = (after: string) =>
  !isContent(after) || /(?:ed|s|ing)$/.test(after) || isIrregular(after);

type Sign = readonly [holds: boolean, points: number];

/** What speaks for a part of speech, or against it. */
const signs: Readonly<Record<string, (word: string, place: Place) => readonly Sign[]>> = {
  noun: (_, { before, beforeThat, after }) => [
    [isArticle(before), mayFollowNoun(after) ? 3 : 1.5],
    [isPreposition(before), 2],
    [isContent(before) && isArticle(beforeThat) && mayFollowNoun(after), 2.5],
    [isContent(before) && !isArticle(beforeThat) && !isContent(after), 1],
    [after === 'of', 1.5],
  ],
  verb: (word, { before, beforeThat, after }) => [
    [isHelper(before), 3.5],
    [isSubject(before), 3],
    [(isHave(before) || isBe(before)) && /(?:ed|ing|en|wn|ne)$/.test(word), 2.5],
    [isArticle(after) || isObject(after), 2],
    [/ly$/.test(after), 1.5],
    [isPreposition(after) && after !== 'of' && !isArticle(before), 1],
    [isContent(before) && !isArticle(beforeThat), 0.5],
    [before === '' || isJoining(before), 1],
  ],
  adjective: (_, { before, after }) => [
    [isBe(before), isContent(after) ? 1.5 : 3],
    [isArticle(before), isContent(after) ? 2.5 : -1],
    [isContent(after) && !isSubject(before) && !isHelper(before), 1],
    [isContent(before) && !isContent(after) && !isArticle(after), 1.2],
    [isJoining(after), 1],
  ],
  adverb: (_, { before, after }) => [
    [after === '' || isPreposition(after) || isJoining(after), 2.5],
    [isArticle(after) || isObject(after), -1],
    [!isArticle(before) && !isPreposition(before), 1],
    [isArticle(before), -2],
  ],
  preposition: (_, { after }) => [[true, after === '' || isPreposition(after) || isJoining(after) ? -1 : 3]],
  conjunction: (_, { before, after }) => [
    [isSubject(after), 3],
    [isArticle(after), 2],
    [before === '', 2],
    [after === '', -2],
  ],
  determiner: (_, { after }) => [
    [isContent(after), 2.5],
    [after === '', -2],
  ],
  number: (_, { after }) => [[after !== '' && !isPreposition(after), 2]],
  pronoun: (_, { after }) => [[!isContent(after), 1.5]],
  exclamation: (_, { before, after }) => [[before === '' && after === '', 3]],
};

/** How well a part of speech fits a word's place: the sum of its signs. */
export const fitOf = (part: string, word: string, place: Place): number =>
  (signs[part]?.(word, place) ?? []).reduce((sum, [holds, points]) => sum + (holds ? points : 0), 0);
