import { countWords } from '../../../lambdas/safety/text/words';
import { momentFor } from './choose';
import { turnedEcho, turnOf } from './echo';
import { asksFrom, type Bank } from './fill';
import { gapsOf } from './gaps';
import { asQuoted } from './hint';
import { bestFor } from './knowledge';
import { isNear, sharedWith } from './near';
import { asksOnStory, isRetelling, past } from './retelling';
import { takingUp } from './taking';
import { telling } from './tell';
import { threadsOf } from './threads';
import type { Response, Turn } from './turn';

/** A thought that no other rule takes up. */
const taken: Bank = {
  says: ['{E}.', 'So {e}.', '{E}, you think.', 'You think {e}.'],
};

/** It turns on a "but" or an "although". */
const turned: Bank = {
  says: ['{E}. And still!', '{E}: that is the tricky bit.', '{E}. That is worth a thought.'],
};

const reasoned: Bank = {
  says: [
    '{E}. Now I see why.',
    '{E}. That makes sense to me.',
    '{E}. A good reason!',
    'Because {e}: I had not seen it that way.',
  ],
};

/** Something of the child's own life. */
const lived: Bank = {
  says: ['{E}!', 'Oh, {e}!'],
  asks: ['What was that like?', 'How did it go on?', 'What did the others say?', 'How did that come about?'],
};

/** What somebody thinks of the world: "space is awesome". */
const held: Bank = {
  says: ['{E}, you say!', '{E}!'],
  asks: ['What makes you say so?', 'How did you find that out?', 'What is the best thing about it?'],
};

const told: Bank = {
  says: ['So {e}.', 'Aha, {e}.', '{E}!', 'You tell that well.', 'You tell that well.'],
};

/** Nothing of it can be said back: unknown or misspelt words. */
const unclear: Bank = {
  says: ['You’re on to something.', 'I want to hear more of that.'],
};

/** For any thought about the story. */
const further = [
  'What in the story made you think so?',
  'When did you first notice that?',
  'How would {I|N} put it?',
  'What if your friend sees it another way?',
  'Who in the book would agree with you?',
  'What would you ask {me|N} about it?',
  'How does that make you feel?',
  'Why does that matter to you, do you think?',
  'What would have to change?',
  'Where have you seen that in your own days?',
];

/** "The leopard bit": a thing, and nothing said about it. */
const isNamed = (text: string): boolean =>
  /^(?:the|a|an|his|her|that|some|all) /i.test(text) &&
  !past.test(text) &&
  !/\b(?:is|are|has|have|can|will|do|does)\b/i.test(text);

/** How well a line of the book fits a remark. */
const surely = 0.7;
const onLine = ['Is that the part you mean?', 'What did you think of that?', 'What do you like about that?'];

/** In a short remark one word tells what it is about. */
const fewWords = 4;

const thinkingOf =
  /\b(?:think|thought|guess|believe|story|book|chapter|they|he|she|him|her|them|felt|feel|noticed?)\b/i;

const isOfLife = ({ text, people }: Turn): boolean =>
  people.length === 0 &&
  (/^(?:(?:and|but|so|well|oh|once|also|today|yesterday),? )?(?:I|my|we|our)\b/i.test(text) ||
    /^(?:me and|once|yesterday|today|last|one day|nobody|everybody)\b.*\b(?:I|me|my|we|us)\b/i.test(text)) &&
  !thinkingOf.test(text);

const isOfWorld = ({ text, people }: Turn): boolean =>
  people.length === 0 &&
  /^(?!it\b|that\b|this\b|he\b|she\b|they\b|the\b)\w+(?: \w+)? (?:is|are) (?:\w+ )*\w+[.!]*$/i.test(text);

const bankFor = (turn: Turn): Bank => {
  const { text } = turn;
  const turning = turnedEcho(turn) === undefined ? undefined : turnOf(text);
  if (turning !== undefined) return /because|that/.test(turning.joint) ? reasoned : turned;
  if (isRetelling(text)) return told;
  return isOfLife(turn) ? lived : isOfWorld(turn) ? held : taken;
};

/** A line of the book that the child means with a bare thing: "the leopard bit". */
const lineFor = (turn: Turn, opener: string): Response | undefined => {
  const found = bestFor(turn);
  return found.isQuotation && found.score >= surely
    ? {
        move: 'ask',
        text: `${opener} ${turn.phrases.say('quoting')} “${asQuoted(found.text)}”`,
        claims: [{ claim: found.text, passage: found.passage }],
        asks: asksFrom(turn, onLine),
        isGentle: true,
      }
    : undefined;
};

/**
 * Takes up what the child thinks or tells: its own words are said back, and the question grows out of them. Something of the book is
 * told only if it is about the same person and the same matter.
 */
export const thought = (turn: Turn): Response => {
  const { text, people, traits, phrases } = turn;
  const gaps = gapsOf(turn, isOfLife(turn) ? 'home' : 'thought');
  const bank = gaps.e === undefined && countWords(text) > fewWords ? unclear : bankFor(turn);
  const isBare =
    countWords(text) <= fewWords && gaps.Thing !== undefined && (gaps.e === undefined || isNamed(text));
  const thread = threadsOf(turn, isOfLife(turn) ? 'home' : 'story', gaps) ?? threadsOf(turn, 'story', gaps);
  const { text: plain, asks = [] } = takingUp(turn, bank, gaps);
  const said = isBare ? `${gaps.Thing}!` : thread?.says === undefined ? plain : phrases.pick(thread.says);
  const near = momentFor(turn, { people, traits, words: text }, isBare ? 1 : 2);
  if (
    near !== undefined &&
    (isBare ? sharedWith(turn, near) > 0 : bank !== told && isNear(turn, near) && turn.isFollowed)
  )
    return telling('ask', said, near);
  const line = isBare ? lineFor(turn, said) : undefined;
  if (line !== undefined) return line;
  return {
    move: 'ask',
    text: isOfLife(turn) ? said : phrases.voiced(said, text),
    asks: [
      ...(thread?.asks ?? []),
      ...asks,
      ...(bank === told ? asksOnStory(turn) : []),
      ...(isOfLife(turn) ? [] : asksFrom(turn, further, gaps)),
    ],
    isGentle: true,
  };
};
