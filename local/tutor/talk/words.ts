import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { countWords } from '../../../lambdas/safety/text/words';
import { meaningsInLaptopDictionary } from '../../dictionary/meanings';
import { mostGrade } from './choose';
import { shortName } from './people';
import { fromSpanish } from './spelling';
import type { Turn } from './turn';

const meanings = meaningsInLaptopDictionary();

/** The first meaning of a word that a child can read. */
const meaningOf = (word: string): string | undefined =>
  Object.values(meanings(word))
    .flat()
    .find((one) => countWords(one) <= 14 && gradeOfOwnWords(`It means: ${one}.`) <= mostGrade);

/** Words for which a dictionary has no easy definition. */
const easyMeanings: Readonly<Record<string, string>> = {
  stubborn: 'not ready to give in, even when others push',
  whisper: 'to speak so softly that only one person can hear',
  mumble: 'to speak softly and not clearly',
  honest: 'ready to say what is true',
  proud: 'glad about something that you did well',
  gruff: 'not friendly in the voice, but often kind inside',
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
  /\bwhat does ["“]?(?!it\b|that\b|the\b)(\w+)["”]? mean|\bthe meaning of (\w+)/i
    .exec(text)
    ?.slice(1)
    .find(Boolean);

/** Questions about words and letters. */
export const aboutWords = ({ text, people, request }: Turn): string | undefined => {
  const foreign = /how do you say ["“]?(\S+?)["”]? in english/i.exec(request.words)?.[1];
  if (foreign !== undefined) {
    const english = fromSpanish(foreign);
    return english === undefined
      ? 'That word I do not know yet.'
      : `“${foreign}” is “${english}” in English. Now we both know it.`;
  }
  const [one] = people;
  if (/how do you spell/i.test(text) && one !== undefined)
    return `I spell it for you: ${[...shortName(one).toUpperCase()].join(' ')}.`;
  const other = /another word for (\w+)/i.exec(text)?.[1]?.toLowerCase();
  if (other !== undefined) {
    const found = similar[other];
    return found === undefined ? 'I do not know one, but a dictionary would.' : `You could say “${found}”.`;
  }
  if (/\bis that the right word\b/i.test(text)) return 'Yes, I think that word fits well.';
  const word = wordIn(text)?.toLowerCase();
  if (word === undefined) return undefined;
  const meaning = easyMeanings[word] ?? meaningOf(word);
  return meaning === undefined
    ? `I have no easy words for “${word}”. A dictionary would.`
    : `“${word}” means: ${meaning}.`;
};
