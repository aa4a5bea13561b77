import { chatting } from './asked';
import { sum } from './small-talk';
import { thought } from './thoughts';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';

/** "What is 7 times 8" is about no book. */
const reckoning = (turn: Turn): Response | undefined => {
  const counted = isQuestion(turn.text) ? sum(turn.text) : undefined;
  return counted && chatting(turn, counted);
};

/** "I'm hungry": nobody of the book is meant. */
const isNeed =
  /^(?:(?:and|but|so|oh),? )*I(?:['’]?m| am) (?:(?:so|very|really|getting|a bit) )*(?:hungry|starving|thirsty)\W*$/i;

/** "Hi, how are you": a greeting first. */
const howAreYou = (turn: Turn): Response | undefined => {
  const isAsked =
    /^(?:(?:hi|hello|hey|and|so|wren),? )*(?:how (?:are|r) (?:you|u)|how do you do|how(?:['’]?s| is) it going|how is your day|you ok(?:ay)?|what['’]?s up|are you (?:ok|okay|well|fine))(?: (?:today|doing|feeling|now|wren))*\W*$/i.test(
      turn.text,
    );
  if (!isAsked || turn.played !== undefined) return undefined;
  const said = chatting(turn, { says: feelingWell, asks: ['And you, how are you?', 'How was your day?'] });
  return { ...said, text: turn.memory.turn === 0 ? `Hello! ${said.text}` : said.text, isGiving: false };
};

const feelingWell = ['I’m very well, thank you!', 'Very well, thank you! I am glad you are here.'];

/** What has nothing to do with the book, whatever words it shares with it. */
export const apart = (turn: Turn): Response | undefined =>
  (isNeed.test(turn.text) ? thought({ ...turn, people: [] }, true) : undefined) ??
  reckoning(turn) ??
  howAreYou(turn);
