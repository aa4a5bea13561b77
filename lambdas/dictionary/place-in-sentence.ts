import { baseForms } from './base-forms';

/** The words around a word in its sentence, in lower case; empty at the end of a phrase. */
interface Place {
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
}

export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[a-z]+(?:['-][a-z]+)*|[.,;:!?]/g) ?? [];

const isWord = (token: string | undefined): token is string => token !== undefined && /^[a-z]/.test(token);

/** Where the word, or a form of it, first stands in the sentence. */
export const placeOf = (word: string, sentence: string): Place | undefined => {
  const tokens = tokensOf(sentence);
  const at = tokens.findIndex((token) => token === word || baseForms(token).includes(word));
  if (at === -1) return undefined;
  const [beforeThat, before, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  return {
    before: isWord(before) ? before : '',
    beforeThat: isWord(before) && isWord(beforeThat) ? beforeThat : '',
    after: isWord(after) ? after : '',
  };
};

const words = (list: string) => {
  const all = new Set(list.split(' '));
  return (word: string) => all.has(word);
};

const isArticle = words(
  "a an the this these my your its our their his her every each no another some any whose one's many both two three four five six seven eight nine ten",
);
const isSubject = words(
  'i you he she it we they who that which what somebody nobody everybody anybody someone everyone',
);
const isHelper = words(
  "to will would can could shall should may might must cannot don't doesn't didn't can't couldn't won't wouldn't let's do did does not never always ever just only also often you'll i'll he'll she'll they'll we'll it'll i'd you'd he'd she'd they'd we'd",
);
const isBe = words(
  "am is are was were be been being isn't aren't wasn't weren't i'm you're it's he's she's they're we're that's very so too as more most quite rather seem seems seemed looked felt became how less all",
);
const isPreposition = words(
  'of in on at with for from by into onto over under about after before behind between through across along near towards against without like beside around than up down off out',
);
const isObject = words('it him them me us you himself herself itself themselves myself yourself');
const isHave = words("have has had having i've you've they've we've haven't hasn't hadn't");
const isJoining = words('and or but nor than then when while if because as until');
const isFunction = (word: string) =>
  [isArticle, isSubject, isHelper, isBe, isPreposition, isObject, isHave, isJoining].some((is) => is(word));

/** A word with a content of its own: neither a word of grammar nor the end of a phrase. */
const isContent = (word: string) => word !== '' && !isFunction(word);

/** How well each part of speech fits the words around a word: zero, or a sum of some signs. */
export const fitOf = (part: string, word: string, { before, beforeThat, after }: Place): number => {
  const points: [boolean, number][] =
    {
      noun: [
        [isArticle(before), isContent(after) && !/(?:ed|s|ing)$/.test(after) ? 1.5 : 3],
        [isPreposition(before), 2],
        [isContent(before) && isArticle(beforeThat) && !isContent(after), 2.5],
        [isContent(before) && !isArticle(beforeThat) && !isContent(after), 1],
        [after === 'of', 1.5],
      ] as [boolean, number][],
      verb: [
        [isHelper(before), 3.5],
        [isSubject(before) && !isArticle(before), 3],
        [isHave(before) || isBe(before), /(?:ed|ing|en|n|t)$/.test(word) ? 2.5 : 0],
        [isArticle(after) || isObject(after), 2],
        [isPreposition(after) && after !== 'of' && !isArticle(before), 1],
        [isContent(before) && !isArticle(beforeThat), 0.5],
        [before === '' || isJoining(before), 1],
      ] as [boolean, number][],
      adjective: [
        [isBe(before) && !isContent(after), 3],
        [isBe(before) && isContent(after), 1.5],
        [isArticle(before) && isContent(after), 2.5],
        [isContent(after) && !isSubject(before) && !isHelper(before), 1],
        [isArticle(before) && !isContent(after), -1],
      ] as [boolean, number][],
      adverb: [
        [!isArticle(after) && !isContent(after) && !isArticle(before), 1.5],
        [!isArticle(before) && !isPreposition(before), 1],
        [isArticle(before), -2],
      ] as [boolean, number][],
      preposition: [
        [isArticle(after) || isObject(after) || isContent(after), 2.5],
        [after === '', -1],
      ] as [boolean, number][],
      conjunction: [
        [isSubject(after), 3],
        [isArticle(after), 1],
        [after === '', -2],
      ] as [boolean, number][],
      determiner: [
        [isContent(after), 2.5],
        [after === '', -2],
      ] as [boolean, number][],
      number: [[isContent(after), 1]] as [boolean, number][],
      pronoun: [[!isContent(after), 1.5]] as [boolean, number][],
      exclamation: [[before === '' && after === '', 3]] as [boolean, number][],
    }[part] ?? [];
  return points.reduce((sum, [holds, count]) => sum + (holds ? count : 0), 0);
};
