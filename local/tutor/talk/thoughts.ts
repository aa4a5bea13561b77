import { countWords } from '../../../lambdas/safety/text/words';
import { turnedEcho, turnOf } from './echo';
import { asksFrom, type Bank, type Gaps } from './fill';
import { gapsOf } from './gaps';
import { asksOnStory, isRetelling, past } from './retelling';
import { takingUp } from './taking';
import { threadsOf } from './threads';
import type { Response, Turn } from './turn';

/** A thought about the story that no other rule takes up. */
const taken: Bank = {
  says: ['So {e}.', '{E}: that is worth a thought.', 'You say {e}.', '{E}. That is one way to see it.'],
  asks: [
    'What makes you think so?',
    'What would you do about it?',
    'What do you think will come of it?',
    'Would others see it like that, too?',
    'What would you say to {me|N} about it?',
  ],
};

/** It turns on a "but" or an "although". */
const turned: Bank = {
  says: ['{E}. And still!', '{E}: that is the tricky bit.', '{E}. That is worth a thought.'],
  asks: ['How do you see the other side of it?', 'Which of the two weighs more for you?'],
};

const reasoned: Bank = {
  says: ['Because {e}: I can see that.', '{E}. That makes sense to me.', '{E}. A good reason!'],
  asks: ['Can you think of one more reason?', 'What else made you think so?'],
};

/** Something of the child's own life: past, liked, hard, or so at all times. */
const lived: Readonly<Record<'past' | 'liked' | 'hard' | 'always', Bank>> = {
  past: {
    says: ['Oh, {e}!', '{E}!', 'So {e}!'],
    asks: ['What was that like?', 'What happened then?', 'How did that feel?', 'How did it end?'],
  },
  liked: {
    says: ['{E}! That is good to know.', 'Ah, {e}!'],
    asks: ['What is so good about it?', 'What do you like best about it?', 'When did you find that out?'],
  },
  hard: {
    says: ['{E}. That is not easy.', 'Oh, {e}. That is hard sometimes.'],
    asks: ['What helps you then?', 'What would make it a bit better?', 'Who is good at helping with that?'],
  },
  always: {
    says: ['{E}! Good to know.', 'Ah, {e}!', '{E}!'],
    asks: ['What is that like?', 'What is the best thing about it?', 'How did that come about?'],
  },
};

/** What somebody thinks of the world: "space is awesome". */
const held: Bank = {
  says: ['{E}, you say!', '{E}!'],
  asks: ['What makes you say so?', 'How did you find that out?', 'What is the best thing about it?'],
};

const laughing: Bank = {
  says: ['Haha! {E}.', 'Hihi, {e}!', 'Ha! {E}! What a picture.'],
  asks: [
    'What is the funniest bit of it for you?',
    'What was so funny about it?',
    'What would make it even funnier?',
  ],
};

const told: Bank = {
  says: ['So {e}.', 'Yes, {e}.', '{E}!'],
};

/** Nothing of it can be said back: unknown or misspelt words. */
const unclear: Readonly<Record<'life' | 'hard' | 'story', Bank>> = {
  life: {
    says: ['Thank you for telling me that.', 'Good to hear about you.'],
    asks: ['What was that like for you?', 'How do you feel about it?', 'What came after that?'],
  },
  hard: {
    says: ['Oh, that is no fun.', 'Oh dear, that is not nice.'],
    asks: ['What helps you then?', 'What would make it a bit better?', 'Who is good at helping with that?'],
  },
  story: {
    says: ['I want to understand that well.', 'That is your own thought, and I like that.'],
    asks: [
      'Can you say it in other words?',
      'Which bit of the story do you mean?',
      'What made you think of that?',
    ],
  },
};

/** "The leopard bit": a thing, and nothing said about it. */
const isNamed = (text: string): boolean =>
  /^(?:the|a|an|his|her|that|some|all) /i.test(text) &&
  !past.test(text) &&
  !/\b(?:is|are|has|have|can|will|do|does)\b/i.test(text);

/** A word or two. */
const named: Bank = {
  says: ['{Thing}!', 'Ah, {thing}!', '{Thing}, then.'],
  asks: [
    'What comes to your mind about that?',
    'What would you like to know about it?',
    'What do you think about it?',
    'Why that, of all things?',
  ],
};

/** In a short remark one word tells what it is about. */
const fewWords = 4;

const thinkingOf =
  /\b(?:think|thought|guess|believe|story|book|chapter|they|he|she|him|her|them|felt|noticed?)\b/i;

export const isOfLife = ({ text, people }: Turn): boolean =>
  people.length === 0 &&
  (/^(?:(?:and|but|so|well|oh|once|also|today|yesterday),? )?(?:I|my|we|our)\b/i.test(text) ||
    /^(?:me and|once|yesterday|today|last|one day|nobody|everybody|people)\b.*\b(?:I|me|my|we|us)\b/i.test(
      text,
    )) &&
  !thinkingOf.test(text);

const isOfWorld = ({ text, people }: Turn): boolean =>
  people.length === 0 &&
  /^(?!it\b|that\b|this\b|he\b|she\b|they\b|the\b)\w+(?: \w+)? (?:is|are) (?:\w+ )*\w+[.!]*$/i.test(text);

/** Something of the child's own that is not easy. */
export const isHard = (text: string): boolean =>
  /\b(?:scared|afraid|sad|alone|lonely|hard|annoying|hurts?|hate|fight|fights|laughs? at|not (?:have|speaking|talking|allowed|like)|(?:do|does|am|is|are|can)n['’]?t|cannot)\b/i.test(
    text,
  );

const lifeOf = (text: string): Bank => {
  if (isHard(text)) return lived.hard;
  if (/\b(?:like|love|enjoy|favourite)\b/i.test(text)) return lived.liked;
  return past.test(text) || /\b(?:ate|won|once|yesterday)\b/i.test(text) ? lived.past : lived.always;
};

const bankFor = (turn: Turn, gaps: Gaps): Bank => {
  const { text } = turn;
  const isLife = isOfLife(turn);
  if (
    countWords(text) <= fewWords &&
    !isLife &&
    gaps.Thing !== undefined &&
    (gaps.e === undefined || isNamed(text))
  )
    return named;
  if (gaps.e !== undefined && /\b(?:lo+l|(?:ha){2,}\w*|hihi\w*|hehe\w*|xd)\b/i.test(turn.request.words))
    return laughing;
  if (gaps.e === undefined) return isLife ? (isHard(text) ? unclear.hard : unclear.life) : unclear.story;
  const turning = turnedEcho(turn) === undefined ? undefined : turnOf(text);
  if (turning !== undefined && !isLife) return /because|that/.test(turning.joint) ? reasoned : turned;
  if (isRetelling(text)) return told;
  return isLife ? lifeOf(text) : isOfWorld(turn) ? held : taken;
};

/** Takes up what the child thinks or tells: its own words are said back, and the question grows out of them. Nothing of the book is told. */
export const thought = (turn: Turn): Response => {
  const { text, phrases } = turn;
  const isLife = isOfLife(turn);
  const gaps = gapsOf(turn, isLife ? 'home' : 'thought');
  const bank = bankFor(turn, gaps);
  const thread = isLife && !isHard(text) ? threadsOf(turn, gaps) : undefined;
  const { text: plain, asks = [] } = takingUp(turn, bank, gaps);
  const said = thread?.says === undefined ? plain : phrases.pick(thread.says);
  const ofStory = [...(bank === told ? asksOnStory(turn) : []), ...asksFrom(turn, taken.asks ?? [], gaps)];
  return {
    move: 'ask',
    text: isLife || bank === named ? said : phrases.voiced(said, text),
    asks: [...(thread?.asks ?? []), ...asks, ...(isLife ? asksFrom(turn, lived.always.asks ?? []) : ofStory)],
    isGentle: true,
  };
};
