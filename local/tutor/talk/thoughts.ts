import { countWords } from '../../../lambdas/safety/text/words';
import { nearest, saying } from './answers/saying';
import { viewOn } from './asked/inside';
import { momentFor } from './choose';
import { turnOf } from './echo';
import { evidenceFor, guessing, weighing } from './evidence';
import { asksFrom, type Bank, type Gaps } from './fill';
import { gapsOf } from './gaps';
import { isHard, isOfLife } from './life/of-life';
import { isAbout } from './moments';
import { sharedWith } from './near';
import { remarkOf } from './remarks';
import { asksOnStory, isRetelling, past } from './retelling';
import { takingUp } from './taking';
import { telling } from './tell';
import { threadsOf } from './threads';
import type { Topic } from './topics';
import type { Response, Turn } from './turn';

/** A thought about the story that no other rule takes up. */
const taken: Bank = {
  says: [
    'I had not seen it like that.',
    'That is a thought of your own, I like that.',
    'Now I see it with your eyes.',
  ],
};

/** A guess of which the story says nothing. */
const guessed: Bank = {
  says: ['Could be! I keep that in mind.', 'That may be.', 'A good guess!'],
  asks: [
    'What in the story gave you that idea?',
    'What would have to happen first?',
    'Who or what could get in the way?',
  ],
};

/** It turns on a "but" or an "although". */
const turned: Bank = {
  says: ['Yes, that is the tricky bit.', 'I see both sides.'],
  asks: ['How do you see the other side of it?', 'Which of the two weighs more for you?'],
};

const reasoned: Bank = {
  says: ['That makes sense to me.', 'Yes, that would explain it.', 'I can follow that reason.'],
  asks: ['Can you think of one more reason?', 'What else made you think so?'],
};

/** Something of the child's own life: past, liked, hard, good, or so at all times. */
const lived: Readonly<Record<'past' | 'liked' | 'hard' | 'good' | 'always', Bank>> = {
  past: {
    says: [
      '{Own}! That is something to remember.',
      'That is something to remember.',
      'Thank you for telling me.',
    ],
    asks: ['What was that like?', 'What happened then?', 'How did that feel?', 'Who was with you?'],
  },
  liked: {
    says: ['I can tell that you enjoy it.', 'That is a good thing to like.', 'How nice!'],
    asks: ['What is so good about it?', 'What do you like best about it?'],
  },
  hard: {
    says: ['Oh, that is not easy.', 'I am sorry that it is like that.', 'That is hard sometimes.'],
    asks: ['What helps you then?', 'What would make it a bit better?', 'Who is good at helping with that?'],
  },
  good: {
    says: ['I am glad to hear it.', 'That is good news!', 'How good!'],
    asks: ['What are you looking forward to most?', 'How did that feel?', 'Who else was glad?'],
  },
  always: {
    says: [
      '{Own}! I didn’t know that about you.',
      '{Own}! Now I can picture your day.',
      'I like to hear about your days.',
    ],
    asks: ['What is that like?', 'What is the best thing about it?', 'How did that come about?'],
  },
};

/** What somebody thinks of the world: "space is awesome". */
const held: Bank = {
  says: ['So I think, too!', 'You are not alone with that.'],
  asks: ['What makes you say so?', 'How did you find that out?', 'What is the best thing about it?'],
};

const laughing: Bank = {
  says: ['Ha, me too.', 'Hihi, what a picture!', 'Yes, that made me chuckle.'],
  asks: [
    'What is the funniest bit of it for you?',
    'What was so funny about it?',
    'What would make it even funnier?',
  ],
};

const told: Bank = {
  says: ['Let us stay with that bit.', 'I remember that place, too.', 'That was an important bit.'],
};

const isLaughing = /\b(?:lo+l|(?:ha){2,}\w*|hihi\w*|hehe\w*|xd|funny|hilarious)\b/i;
const isGood = /\b(?:fine|better|well again|healthy|okay|ok|happy|comes? back|came back|won|birthday)\b/i;

/** "The leopard bit": a thing, and nothing said about it. */
const isNamed = (text: string): boolean =>
  /^(?:the|a|an|his|her|that|some|all) /i.test(text) &&
  !past.test(text) &&
  !/\b(?:is|are|has|have|can|will|do|does)\b/i.test(text);

/** A word or two. */
const named: Bank = {
  says: ['{Thing}! I had that in mind, too.', 'Yes, I had that in mind, too.'],
  asks: ['Why that, of all things?', 'What do you like about that?', 'What made you say that?'],
};

/** A whole sentence is more than a thing that is named. */
const hasSubject = /^(?:(?:and|but|so|no|yes),? )*(?:he|she|it|they|you|i|we|that|this|were|was|are|is)\b/i;

/** In a short remark one word tells what it is about. */
const fewWords = 4;

const isOfWorld = ({ text, people }: Turn): boolean =>
  people.length === 0 &&
  /^(?!it\b|that\b|this\b|he\b|she\b|they\b|the\b)\w+(?: \w+)? (?:is|are) (?:\w+ )*\w+[.!]*$/i.test(text);

const lifeOf = (text: string): Bank => {
  if (isHard(text)) return lived.hard;
  if (isGood.test(text)) return lived.good;
  if (/\b(?:I|we) (?:\w+ )?(?:like|love|enjoy)\b|\bfavourite\b/i.test(text)) return lived.liked;
  return past.test(text) || /\b(?:ate|won|once|yesterday)\b/i.test(text) ? lived.past : lived.always;
};

const bankFor = (turn: Turn, gaps: Gaps, isLife: boolean): Bank => {
  const { text, request } = turn;
  const remark = /\b(?:my|our|we)\b/i.test(text) ? undefined : remarkOf(text);
  if (isLife) return (/\b(?:could|would)\b/i.test(text) ? remark : undefined) ?? lifeOf(text);
  if (isLaughing.test(request.words)) return laughing;
  if (remark !== undefined) return remark;
  if (
    countWords(text) <= fewWords &&
    !hasSubject.test(text) &&
    gaps.Thing !== undefined &&
    (isNamed(text) || gaps.e === undefined || !/\b(?:is|are|was|were)\b/i.test(text))
  )
    return named;
  const turning = turnOf(text);
  if (turning !== undefined) return /because|that/.test(turning.joint) ? reasoned : turned;
  if (isRetelling(text)) return told;
  if (guessing.test(text)) return guessed;
  return isOfWorld(turn) ? held : taken;
};

/** A moment of the story near to what the child says: the talk goes on from there. */
const momentNear = (turn: Turn): Topic | undefined => {
  const { people, text } = turn;
  const found = momentFor(turn, { people, words: text }, people.length > 0 ? 5 : 3);
  return found !== undefined && sharedWith(turn, found) > 0 ? found : undefined;
};

/** So near a statement of the story is to something of the child's own. */
const likeHome = { near: 0.7, words: 1 } as const;

/** So near it is to a thing that the child names. */
const likeThing = { near: 0.6, words: 1 } as const;

const remindsOf = [
  'In our story, too.',
  'That makes me think of our story.',
  'Listen, our story knows that as well.',
];
const remindsMe = ['I know something like it.', 'That makes me think of this.'];

/** The story has something like what the child tells of itself. */
const likeOwn = (turn: Turn, said: string): Response | undefined => {
  const found = nearest(
    turn,
    likeHome,
    ({ statement, words, likeness }) =>
      (turn.played === undefined || statement.isOwn) && ((words >= 2 && likeness >= 0.4) || likeness >= 0.6),
  );
  if (found === undefined) return undefined;
  const opener = turn.phrases.pick(turn.played === undefined ? remindsOf : remindsMe);
  return { ...saying(turn, found, `${said} ${opener}`), move: 'ask' };
};

/** A thought of which nothing in the story is near: the talk goes on from somebody whom it names, or from what comes to mind. */
const goingOn = (turn: Turn, said: string): Response | undefined => {
  const one = turn.people.find((who) => isAbout(turn.text, who, true));
  const view = one === undefined || one === turn.played ? undefined : viewOn(turn, one);
  if (view !== undefined) return { ...view, move: 'ask' };
  const topic = momentFor(turn, { people: one === undefined ? [] : [one], words: turn.text }, 0);
  return (
    topic && {
      ...telling('ask', one === undefined ? `${said} ${turn.phrases.pick(alsoThis)}` : said, topic),
      isGentle: true,
    }
  );
};

const alsoThis = ['I keep thinking of this.', 'There is also this.', 'And then there is this.'];

/** Takes up what the child thinks or tells of itself. Its words are not said back. */
export const thought = (turn: Turn, isLife = isOfLife(turn)): Response => {
  const { text, phrases } = turn;
  const gaps = gapsOf(turn, isLife ? 'home' : 'thought');
  const bank = bankFor(turn, gaps, isLife);
  const thread = isLife && !isHard(text) ? threadsOf(turn, gaps) : undefined;
  const { text: plain, asks = [] } = takingUp(turn, bank, gaps);
  const said = thread?.says === undefined ? plain : phrases.pick(thread.says);
  const isPlain = isLife || bank === named;
  const isNod = bank === taken || bank === turned || bank === guessed;
  const evidence = isPlain ? undefined : evidenceFor(turn, isNod ? undefined : said);
  if (evidence !== undefined) return evidence;
  const clue = bank === guessed ? weighing(turn) : undefined;
  if (clue !== undefined) return clue;
  const near = isPlain ? undefined : momentNear(turn);
  if (near !== undefined) return telling('ask', bank === taken ? '' : phrases.voiced(said, text), near);
  const ofThing =
    bank === named || bank === taken
      ? nearest(
          turn,
          likeThing,
          // Who somebody is, and what a whole chapter tells, take up no single thing.
          ({ statement }) => statement.passage !== '' && (turn.played === undefined || statement.isOwn),
        )
      : undefined;
  if (ofThing !== undefined) return { ...saying(turn, ofThing), move: 'ask' };
  if (isLife && thread === undefined && !isHard(text)) {
    const like = likeOwn(turn, said);
    if (like !== undefined) return like;
  }
  const on = bank === taken ? goingOn(turn, said) : undefined;
  if (on !== undefined) return on;
  const ofStory = bank === told ? asksOnStory(turn) : [];
  return {
    move: 'ask',
    text: isLife || bank === named ? said : phrases.voiced(said, text),
    asks: [...(thread?.asks ?? []), ...asks, ...(isLife ? asksFrom(turn, lived.always.asks ?? []) : ofStory)],
    isGentle: true,
    // A nod alone gives nothing: the child is asked on.
    isGiving: isLife ? thread?.says !== undefined : isPlain || !isNod,
  };
};
