import { isAbout } from '../moments';
import type { Turn } from '../turn';
import { isQuestion } from '../understand';
import { whomIn } from './whom';

/** Words of a reader about the book, or about its own thoughts on it. */
const reading =
  /\b(?:book|story|stories|chapters?|pages?|character|ending|author|spoil\w*)\b|\bmy (?:favou?rite|fav|opinion|guess|theory|idea|question|answer|bet|turn|god|goodness)\b|\bI (?:have|['’]ve got|had) (?:a|an|one|another|no) (?:\w+ )?(?:question|theory|idea|guess|feeling|favou?rite)\b/i;

const thinking =
  /^(?:(?:and|but|so|well|ok|okay|oh|yes|no|also|wait|then),? )*(?:I (?:\w+ )?(?:think|thought|guess|predict|believe|bet|hope|wonder|mean|agree|reckon|suppose|wish|would|could|should|know|knew|understand|get (?:it|why|that)|see|noticed?|want to know|like|love|liked|loved)\b|I['’](?:d|ll)\b|if I)/i;

const first = /\b(?:I|my|me|our|we|us)\b/i;

/** What people do to "me", and nobody of the book. */
const toMe =
  /^(?:(?:and|but|so|yesterday|today|once|sometimes|at school|in my class),? )*(?:nobody|no one|everyone|everybody|people|kids|they all|the (?:other|girls|boys|kids|children))\b.*\b(?:me|us|my)\b/i;

/** Whether the child names somebody of the book. */
const namesSomebody = ({ text, met }: Turn): boolean => {
  // "My gran" is not the Gran of the book.
  const rest = text.replace(
    /\b(?:my|our) (?:\p{L}+ )?(?:gran|granny|grandpa|grandma|nana?|dad|mum|mom|uncle|aunt|auntie)\b/giu,
    ' ',
  );
  return met.some((one) => isAbout(rest, one, true));
};

/** Words of a child about its own life. How sure that is: `certain` where they name its people, or what others do to it. */
export const lifeIn = (turn: Turn): 'certain' | 'likely' | undefined => {
  const { text } = turn;
  if (!first.test(text) || isQuestion(text) || reading.test(text) || namesSomebody(turn)) return undefined;
  const isOfPeople = whomIn(text) !== undefined || toMe.test(text);
  if (isOfPeople) return /\breminds me\b/i.test(text) ? undefined : 'certain';
  return thinking.test(text) ? undefined : 'likely';
};
