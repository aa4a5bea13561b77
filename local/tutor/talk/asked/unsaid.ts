import { contentStems } from '../../../../lambdas/safety/text/words';
import { nearest, sayable, saying } from '../answers/saying';
import { momentFor } from '../choose';
import { asksFrom } from '../fill';
import { idle } from '../near';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';
import { speaking, voiceOf } from './voices';

/** Wren does not know, and does not say that the book is silent. */
const ofElsewhere = [
  'I don’t know that for sure, for I only know books.',
  'Good question! I don’t know that one, I am only a book bird.',
  'That is more than a book bird knows. I don’t know it for sure.',
];
const asksElsewhere = ['What do you say?', 'What is your own answer?', 'What would be your pick?'];

/** Wren cannot say it, and tells something of the same scene. */
const ofBook = [
  'I don’t know that for sure, but I do know this.',
  'Good question! I don’t know all of it, only this.',
  'Hm, I don’t know that one. But look at this.',
  'I don’t know the whole of it. This is what I know.',
];
const asksOfBook = [
  'What is your hunch?',
  'What would you guess from that?',
  'What seems likely to you?',
  'How do you imagine it?',
];

const ofCharacter = [
  'This I can tell you.',
  'What I can say is this.',
  'I do know this much.',
  'Let me tell you this.',
];
/** Nothing at all is known of it. */
const shrugs = [
  'Hm. That is not easy to put into words.',
  'I have to think about that one.',
  'That is a question to sleep on.',
];
const asksOfShrug = ['What would you say in my place?', 'What would you guess?', 'What is your own idea?'];
const asksOfCharacter = [
  'What would you have done in my place?',
  'What would you say to me?',
  'Would you have done the same?',
  'How would that be for you?',
];

/** Half of what the child asks about, or more, is not in the chapters. */
const isElsewhere = ({ text, people, known }: Turn): boolean => {
  const stems = contentStems(text).filter((one) => !idle.has(one));
  return people.length === 0 && 2 * stems.filter((one) => !known.has(one)).length >= stems.length;
};

const bare = (turn: Turn): Response =>
  turn.played === undefined
    ? {
        move: 'answer',
        text: turn.phrases.pick(ofElsewhere),
        asks: asksFrom(turn, asksElsewhere),
        isGentle: true,
        isUnknown: true,
      }
    : {
        ...speaking(voiceOf(turn, 'shrug') ?? turn.phrases.pick(shrugs)),
        asks: asksFrom(turn, asksOfShrug),
        isUnknown: true,
      };

/** Something near of the story that a character itself did, the latest first. */
const ofOwnDeed = (turn: Turn): Response | undefined => {
  const own = sayable(turn).filter(({ statement }) => statement.isOwn && /\bI\b/.test(statement.text));
  const found = own.find(({ share, likeness }) => share + likeness >= 0.5) ?? own[0];
  return found && saying(turn, found, turn.phrases.pick(ofCharacter), asksFrom(turn, asksOfCharacter));
};

/** No answer is known: what is true of the same scene, and the child may look at it. */
export const unsaid = (turn: Turn): Response => {
  const isToMe = turn.played !== undefined && /\byou(?:r|rs)?\b/i.test(turn.text);
  if (isElsewhere(turn) && !isToMe) return bare(turn);
  if (turn.played !== undefined) return ofOwnDeed(turn) ?? bare(turn);
  const opener = turn.phrases.pick(ofBook);
  const near = nearest(
    { ...turn, text: turn.text.replace(/^\W*(?:who|where|when|how many|how much|which)\b/i, '') },
    { near: 0.5, words: 1 },
  );
  if (near !== undefined) return saying(turn, near, opener, asksFrom(turn, asksOfBook));
  const topic = momentFor(turn, { people: turn.people, words: turn.text }, 0);
  return topic === undefined ? bare(turn) : { ...telling('answer', opener, topic), isGentle: true };
};
