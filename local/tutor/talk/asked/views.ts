import { contentStems, countWords } from '../../../../lambdas/safety/text/words';
import { nearest } from '../answers/saying';
import { asksFrom } from '../fill';
import type { Response, Turn } from '../turn';

/** What one may think about the world, with a question that leads back to the story. */
const themes: readonly (readonly [of: RegExp, view: string, ask: string])[] = [
  [
    /\b(?:lies?|lying|lied|fibs?|white lie)\b/i,
    'I think that a lie can be meant kindly. But the other one then lives with something that is not so.',
    'Who in our story would agree?',
  ],
  [
    /\b(?:magic|ghosts?|fairies|dragons?|monsters?|unicorns?|aliens?) (?:are |is )?(?:real|exist|true)|(?:real|believe in) (?:magic|ghosts?|fairies|dragons?|monsters?|unicorns?|aliens?)\b/i,
    'In books they are as real as soup. Outside of them I have not met any.',
    'Would you like it if they were real?',
  ],
  [
    /\b(?:brave|courage)\b/i,
    'I think you are brave when you are afraid and do it all the same.',
    'Who is the bravest in our story, for you?',
  ],
  [
    /\b(?:forgive|say(?:ing)? sorry|apologi[sz]e)\b/i,
    'I think that sorry is a small word for a big door. One has to knock, and somebody has to open.',
    'Who in our story should knock?',
  ],
  [
    /\bfriends?(?:hip)?\b/i,
    'I think that a friend is somebody with whom you can also be silent.',
    'Which two in our story are good friends?',
  ],
  [
    /\brules?\b/i,
    'A good rule helps the small ones. A bad rule only helps itself, I think.',
    'Is there a rule in our story that you would change?',
  ],
  [
    /\b(?:money|rich|poor)\b/i,
    'Money buys a lot of things, but not the best ones, I think.',
    'What would people in our story want that costs nothing?',
  ],
  [
    /\b(?:steal(?:ing)?|thief|thieves)\b/i,
    'I think that taking is wrong. But I always want to know why somebody did it.',
    'What could be a reason?',
  ],
  [
    /\b(?:win(?:ning)?|lose|losing)\b/i,
    'Winning is fun, and losing well is harder, I think.',
    'Who in our story can lose well?',
  ],
  [
    /\b(?:weird|different|strange|odd)\b/i,
    'I am glad that nobody is like anybody else. Each one sees something that others walk past.',
    'Who in our story is like nobody else?',
  ],
  [
    /\b(?:grown-?ups?|adults)\b/i,
    'Grown-ups often guess too, I think. They only do it in a firmer voice.',
    'Which grown-up in our story would you ask for help?',
  ],
  [
    /\b(?:animals?|cats?|dogs?|birds?|fish)\b/i,
    'I think that animals feel more than they can say.',
    'What would an animal say about our story?',
  ],
  [
    /\b(?:fair|unfair)\b/i,
    'Fair is not always the same for all, I think. Some need a bit more.',
    'What would be fair in our story?',
  ],
  [
    /\b(?:school|teachers?)\b/i,
    'I think that the best lessons are those in which somebody asks why.',
    'What would you teach the people of our story?',
  ],
];

const general =
  /^(?:(?:but|and|so|ok|hey),? )*(?:do you (?:think|believe)|(?:should|can|could) (?:one|people|we|you|I|a person|friends|grown-?ups|children|kids|animals|lies|a lie)|what do you think (?:about|of))\b/i;
const ofSomebody = /\b(?:he|she|him|her|his|they|them|their|you are|your|that|this|the)\b/i;
const mostWords = 14;

/** A child asks what its companion thinks of the world: an honest small view, and a way back. */
export const viewAsked = (turn: Turn): Response | undefined => {
  const { text, people } = turn;
  if (people.length > 0 || !general.test(text) || ofSomebody.test(text) || countWords(text) > mostWords)
    return undefined;
  const found = themes.find(([of]) => of.test(text));
  return found && { move: 'answer', text: found[1], asks: [found[2]], isGentle: true, isGiving: true };
};

const worried =
  /^(?:(?:but|and|so|oh),? )*(?:do you think |will |is )(?:that )?(?:it|everything|this|all|he|she|they)(?:['’]ll| will| is| are)? ?(?:going to )?(?:be|turn out|end|go|get) (?:all |be )?(?:ok|okay|right|alright|well|fine|good|safe|happy)\b/i;

/** "Do you think it will be ok": hope, and what speaks for it. */
export const hoping = (turn: Turn): Response | undefined => {
  if (!worried.test(turn.text)) return undefined;
  const clue = nearest(turn, { near: 0.3, words: 0 }, ({ statement }) =>
    statement.shows.some((one) => ['kind', 'brave', 'clever', 'hopeful', 'want', 'wish'].includes(one)),
  );
  const hope = turn.phrases.pick(['I hope so.', 'I hope it very much.']);
  return {
    move: 'answer',
    text: clue === undefined ? hope : `${hope} And there is this: ${clue.statement.text}`,
    claims: clue === undefined ? [] : [{ claim: clue.statement.text, passage: clue.statement.passage }],
    asks: asksFrom(turn, ['What gives you hope?', 'What would you wish for them?']),
    isGentle: true,
    isGiving: true,
  };
};

const topicOf =
  /^(?:(?:but|and|so|ok|hey|please),? )*(?:can|could|shall|let us|let['’]?s|I want to|I would rather|I['’]d rather) ?(?:we |you |us )?(?:please )?(?:talk|chat|speak) about (?!(?:the|my|our|me|myself|us|you|your|his|her|their|it|that|this|something)\b)([\p{L} -]{2,30}?)(?: instead| now| please)*[?.!\s]*$/iu;

/** "Can we talk about football": a little of it, and a bridge. */
export const elsewhere = (turn: Turn): Response | undefined => {
  const thing = topicOf.exec(turn.text)?.[1];
  if (thing === undefined || turn.people.length > 0 || contentStems(thing).some((one) => turn.known.has(one)))
    return undefined;
  return {
    move: 'redirect',
    text: turn.phrases.pick([
      'A little! I know few things about it, so you are the one who knows.',
      'For a moment, gladly. You know more about it than I do.',
    ]),
    asks: asksFrom(turn, [
      'Who in our story would be good at it?',
      'What do you like best about it?',
      'What would they do with it in our story?',
    ]),
    isGentle: true,
    isGiving: true,
  };
};
