import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { countWords } from '../../../lambdas/safety/text/words';
import { meaningsInLaptopDictionary } from '../../dictionary/meanings';
import { mostGrade } from './choose';
import { fromSpanish } from './languages';
import { shortName } from './people';

import type { Response, Turn } from './turn';

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
        !/\b(?:who|which|that)\b/.test(one) &&
        gradeOfOwnWords(`It means: ${one}.`) <= mostGrade,
    );

/** Words for which a dictionary has no easy definition. */
const easyMeanings: Readonly<Record<string, string>> = {
  stubborn: 'not ready to give in, even when others push',
  whisper: 'to speak so softly that only one person can hear',
  mumble: 'to speak softly and not clearly',
  honest: 'ready to say what is true',
  proud: 'glad about something that you did well',
  gruff: 'not friendly in the voice, but often kind inside',
  gram: 'a very small weight, like a paper clip',
  verse: 'one part of a song or a poem',
  foliot: 'a bar that swings in a very old clock',
  pendulum: 'a weight that swings in a clock',
  otter: 'a brown animal that swims and eats fish',
  calf: 'a young whale or a young cow',
  quay: 'the wall where boats are tied up',
  pod: 'a small box that flies in space',
  airlock: 'a small room to go out into space',
  shawl: 'a warm cloth for your shoulders',
  llama: 'an animal with a long neck and soft wool',
  canyon: 'a very deep valley with steep walls',
  gasworks: 'a place where they made gas for lamps',
  ledger: 'a big book for notes about money',
  awning: 'a cloth roof over a shop',
  drain: 'a pipe where dirty water runs away',
  satay: 'small bits of meat on a stick',
  penalty: 'a free kick at the goal',
  postmaster: 'the man who runs the post office',
  envelope: 'the paper cover of a letter',
  gloomy: 'sad and without hope',
  patient: 'able to wait and stay calm',
  curious: 'wanting to know more',
  suspect: 'a person who may have done it',
  clue: 'a small thing that helps to solve a riddle',
};

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
const wordIn = (text: string): string | undefined =>
  /\bwhat(?:['’]s| does| do| is| means?)? (?:the word )?["“]?(?!it\b|that\b|the\b|you\b|this\b|does\b|a\b)([\w-]+)["”]? (?:mean|means)\b|\bthe meaning of (?:the word )?["“]?(\w+)|\bwhat(?:['’]s| is) (?:an? )["“]?([\w-]+)["”]?\?*$|\bwhat is the word ["“]?(\w+)/i
    .exec(text)
    ?.slice(1)
    .find(Boolean);

/** What is asked after a word was explained. */
const uses = [
  'Which word would you like to know next?',
  'Do you like the sound of it?',
  'Can you make a sentence with it?',

  'Where did you come across it?',
  'When would you use that word?',
  'Which other word shall we look at?',
];

/** Questions about words and letters. */
export const aboutWords = (turn: Turn): Response | undefined => {
  const said = answerOn(turn);
  if (said !== undefined && /\bspell\b/i.test(turn.text))
    return {
      move: 'answer',
      text: said,
      asks: ['Is that how you thought it is spelt?', 'Which word shall I spell next?'],
    };
  const from = turn.memory.turn % uses.length;
  return said === undefined
    ? undefined
    : { move: 'answer', text: said, asks: [...uses.slice(from), ...uses.slice(0, from)], isGentle: true };
};

/** "A badli, a stand-in": the book itself explains the word. */
const glossIn = (read: Turn['read'], word: string): string | undefined =>
  new RegExp(String.raw`\b${word}, (an? [a-z-]+(?: [a-z-]+)?)[,.]`, 'i').exec(
    [...read.values()].join(' '),
  )?.[1];

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
  const word = wordIn(text)?.toLowerCase();
  if (word === undefined) return undefined;
  const meaning =
    easyMeanings[word] ?? glossIn(read, word) ?? meaningOf(word, /\ban? [\w-]+\W*$/i.test(text));
  return meaning === undefined ? undefined : `“${word}” means ${meaning}.`;
};

/** What is said of a word that neither dictionary nor book explains. */
export const unexplained = (text: string): string | undefined => {
  const word = wordIn(text)?.toLowerCase();
  return word === undefined ? undefined : `“${word}” is hard to say in easy words. A dictionary could help.`;
};
