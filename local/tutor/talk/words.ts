import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { countWords, wordsIn } from '../../../lambdas/safety/text/words';
import { meaningsInLaptopDictionary } from '../../dictionary/meanings';
import { closings } from './answers/closings';
import { nearest } from './answers/saying';
import { mostGrade } from './choose';
import { easyMeanings } from './easy-meanings';
import { quotableIn } from './hint';
import { fromSpanish } from './languages';
import { shortName } from './people';

import type { Response, Turn } from './turn';

/** An easy meaning of a word, and of no name that every object has. */
const easyMeaning = (word: string): string | undefined =>
  Object.hasOwn(easyMeanings, word) ? easyMeanings[word] : undefined;

const meanings = meaningsInLaptopDictionary();

/** The first meaning of a word that a child can read. */
const meaningOf = (word: string, isThing: boolean): string | undefined =>
  Object.entries(meanings(word))
    .filter(([kind]) => !isThing || kind === 'noun')
    .flatMap(([, all]) => all)
    .find(
      (one) =>
        countWords(one) <= 14 &&
        // A clause about somebody would need a passage.
        !/\bwho\b/.test(one) &&
        gradeOfOwnWords(`It means: ${one}.`) <= mostGrade,
    );

/** Sayings that do not mean what they say. */
const sayings: Readonly<Record<string, string>> = {
  'pull your socks up': 'try harder',
  'keep your eye on the ball': 'watch it well',
  'take a seat': 'sit down',
  'cats and dogs': 'that it rains very hard',
  'beat the eggs': 'stir them hard with a fork',
  'a hand with': 'some help with it',
  'break a leg': 'good luck',
  'piece of cake': 'that it is very easy',
};

const similar: Readonly<Record<string, string>> = {
  happy: 'glad',
  sad: 'unhappy',
  big: 'huge',
  small: 'tiny',
  scared: 'frightened',
  nice: 'kind',
  funny: 'amusing',
  fast: 'quick',
  good: 'fine',
  angry: 'cross',
};

/** The word that a child asks about. */
export const wordIn = (text: string): string | undefined =>
  /\bwhat (?:does |do |is )?means? (?:the word |an? |the )?["“'‘]?([\w-]+)["”'’]?\?*$|\bwhat(?:['’]s| does| do| is| means?)? (?:the word )?["“'‘]?(?!it\b|that\b|the\b|you\b|this\b|does\b|a\b)([\w-]+)["”'’]? (?:mean|means)\b|\bthe meaning of (?:the word )?["“]?(\w+)|\bwhat(?:['’]s| is) (?:an? )["“'‘]?([\w-]+)["”'’]?\?*$|\bwhat is the word ["“]?(\w+)/i
    .exec(text)
    ?.slice(1)
    .find(Boolean);

/** "Whats lichen": a word without an article is asked for only where nothing else can be meant. */
const bareWordIn = (text: string): string | undefined => {
  const word = /^(?:(?:and|so|but),? )*what(?:['’]?s| is| are) ["“]?([a-z-]{4,})["”]?\W*$/i.exec(text)?.[1];
  return word !== undefined && easyMeaning(word.toLowerCase()) !== undefined ? word : undefined;
};

/** Whether a word that is asked for is explained. */
export const hasGloss = (turn: Turn): boolean => answerOn(turn) !== undefined;

/** Questions about words and letters. */
export const aboutWords = (turn: Turn): Response | undefined => {
  const said = answerOn(turn);
  if (said !== undefined && /\bspell\b/i.test(turn.text))
    return {
      move: 'answer',
      text: said,
      asks: ['Is that how you thought it is spelt?', 'Which word shall I spell next?'],
    };
  if (said === undefined) return undefined;
  const word = (wordIn(turn.text) ?? '').toLowerCase();
  const shown = nearest(turn, { near: 0.3, words: 1 }, ({ statement }) =>
    wordsIn(statement.text).some((one) => one === word),
  );
  const text = shown === undefined ? said : `${said} ${shown.statement.text}`;
  const claims = shown && [{ claim: shown.statement.text, passage: shown.statement.passage }];
  return {
    ...{ move: 'answer', text, asks: closings(turn, text), isGentle: true, isGiving: true },
    ...(claims && { claims }),
  };
};

/** "A badli, a stand-in": the book itself explains the word. */
const glossIn = (read: Turn['read'], word: string): string | undefined =>
  new RegExp(String.raw`\b${word}, (an? [a-z-]+(?: [a-z-]+)?)[,.]`, 'i').exec(
    [...read.values()].join(' '),
  )?.[1];

/** "Mangel": the word that has the same letters in another order. */
const inOrderOf = (word: string): string =>
  Object.keys(easyMeanings).find((one) => slipsOf(one) === slipsOf(word)) ?? word;

const answerOn = ({ text, people, request, read }: Turn): string | undefined => {
  const foreign = /how do you say ["“]?(\S+?)["”]? in english/i.exec(request.words)?.[1];
  if (foreign !== undefined) {
    const english = fromSpanish(foreign);
    return english === undefined
      ? 'I don’t know that word yet.'
      : `“${foreign}” is “${english}” in English. A good word to know.`;
  }
  const [one] = people;
  if (/how do you spell/i.test(text) && one !== undefined)
    return `Here you are: ${[...shortName(one).toUpperCase()].join(' ')}.`;
  const other = /another word for (\w+)/i.exec(text)?.[1]?.toLowerCase();
  if (other !== undefined) {
    const found = similar[other];
    return found === undefined ? 'A dictionary could help with that.' : `You could say “${found}”.`;
  }
  if (/\bis that the right word\b/i.test(text)) return 'Yes, I think that’s a good word for it.';
  const saying = Object.entries(sayings).find(([one]) => text.toLowerCase().includes(one));
  if (saying !== undefined && /\bmeans?\b/i.test(text)) return `“${saying[0]}” means ${saying[1]}.`;
  const word = (wordIn(text) ?? bareWordIn(text))?.toLowerCase();
  if (word === undefined) return undefined;
  const meaning =
    easyMeaning(word) ??
    easyMeaning(inOrderOf(word)) ??
    glossIn(read, word) ??
    meaningOf(word, /\ban? [\w-]+\W*$/i.test(text));
  if (meaning === undefined) return undefined;
  const article = /\b(an?) [\w-]+\W*$/i.exec(text)?.[1];
  return article !== undefined && easyMeaning(word) === meaning
    ? `${article.length === 2 ? 'An' : 'A'} ${word} is ${meaning}.`
    : `“${word}” means ${meaning}.`;
};

const slipsOf = (word: string) => [...word].toSorted().join('');

/** The sentence of the chapters in which a word stands, also one with its letters in another order; the shortest. */
const lineWith = (read: Turn['read'], word: string): string | undefined =>
  [(other: string) => other === word, (other: string) => slipsOf(other) === slipsOf(word)]
    .map((isIt) =>
      [...read.values()]
        .flatMap(quotableIn)
        .filter((one) => wordsIn(one).some(isIt))
        .toSorted((a, b) => countWords(a) - countWords(b)),
    )
    .find((lines) => lines.length > 0)?.[0];

/** A word that no dictionary explains: the sentence in which it stands tells most of it. */
export const unexplained = ({ text, read }: Turn): Response | undefined => {
  const word = wordIn(text)?.toLowerCase();
  if (word === undefined) return undefined;
  const line = lineWith(read, word);
  return line === undefined
    ? {
        move: 'answer',
        text: `“${word}” is hard to say in easy words.`,
        asks: ['What could it mean, from the words around it?'],
        isGentle: true,
      }
    : {
        move: 'answer',
        text: `I have no easy words for it. But the story shows it: “${line}”`,
        claims: [{ claim: line, passage: line }],
        asks: ['What could it mean, from the words around it?'],
        isGentle: true,
        isGiving: true,
      };
};
