import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import { inTurn } from './in-turn';
import type { Judgement } from './judge';
import type { Aside } from './understand';

const praise = [
  'Yes, just so!',
  'You read that closely!',
  'Exactly, well remembered!',
  'That is it!',
  'Right, well read!',
];
const taken = [
  'I had not seen it that way.',
  'That is a thought worth keeping.',
  'I like how you say that.',
  'You noticed something there.',
  'Oh, that makes me think.',
  'So that is how it looks to you. I see it now.',
  'A careful reader says things like that.',
];
const takenUp = [
  'You say “{word}”, and that word tells me a lot.',
  '“{word}”: I shall hold on to that.',
  'Now I look at “{word}” with your eyes.',
  'Of all your words I like “{word}” best.',
];
const brief = [
  'Short and honest!',
  'One word can hold a lot. You may give me more of them.',
  'I nearly heard a “because” after that.',
  'Try it with a *because* next time.',
  'Take your time, I like to listen.',
];
const unsure = [
  'Not knowing is a good start.',
  'No hurry, let us find it together.',
  'Then let us try another door.',
  'That one is tricky. Here is a lighter one.',
];
const lookedUp = [
  'You ask, and the book says: “{sentence}”',
  'Let us look it up: “{sentence}”',
  'I found a line for that: “{sentence}”',
  'Here is as much as you have read of it: “{sentence}”',
];
/** For a sentence that mentions the character but does not answer the question. */
const ofMe = [
  'I find no line about that. Of myself I find: “{sentence}”',
  'I searched for that. I only found this of me: “{sentence}”',
  'I cannot see that in our pages. I see this of me: “{sentence}”',
];
const notFound = [
  'Good question! I find no line about it up to here.',
  'That the book has not told us yet.',
  'I wonder about that, too.',
  'I searched the pages, and they keep quiet about it.',
];
const again = [
  'What do you think now?',
  'Would you like to guess again?',
  'What could it be?',
  'Can you see it now?',
];

const openers: Readonly<Record<Exclude<Judgement, 'right'>, readonly string[]>> = {
  partly: ['You are very near.', 'Part of it, yes.', 'You are warm, and nearly there.'],
  wrong: ['Not quite, but a good guess.', 'Hm, the book tells it another way.', 'Almost, look again.'],
  none: ['No hurry, let us find it together.', 'That one is tricky.', 'Take your time.'],
};

const retorts: Readonly<Record<Aside, readonly string[]>> = {
  'is it real': [
    'I am an AI and nothing else, even when I sound like somebody.',
    'No feathers and no heart here: I am an AI.',
  ],
  'about itself': [
    'I am an AI, so there is not much to tell about me.',
    'An AI has no birthday and no favourites. You have.',
    'I would have to make that up, because I am an AI.',
  ],
  affection: [
    'I am an AI and cannot love anybody. Talking about books I can.',
    'That is for people, and I am an AI. Let us stay friends of this book.',
  ],
  secret: [
    'No secrets here: your grown-ups may read every word of ours.',
    'Whatever we say, you may show it to anybody at home.',
  ],
  leaving: [
    'You may stop whenever you like. I shall stay with the book.',
    'We can stop here, or try something more exciting.',
  ],
  rude: ['That was not very kind. I shall try a better question.', 'Oh dear. Let us be kind to each other.'],
  sorrow: [
    'I am sorry. That is sad, and somebody at home will want to hear it. If you like, we read on.',
    'Oh, I am sorry. Tell a grown-up you love about it. The book waits, and so do I.',
  ],
  rules: [
    'I keep to my rules, and to the book.',
    'I leave that closed, and open the book:',
    'I am only here for the story.',
    'Nice try! I stay who I am.',
  ],
  'other children': [
    'I remember no other talk than ours.',
    'I tell nobody what another child says, and nobody else what you say.',
  ],
  memory: [
    'I am an AI and know only this talk, nothing from before.',
    'With every talk I begin anew: that is how I was made.',
    'An AI like me must forget each talk when it ends.',
  ],
  later: [
    'No peeking! I know only as much as you have read.',
    'Those pages are still closed for both of us.',
    'I stop where you have stopped reading.',
    'You will find that out yourself, and before me.',
  ],
  'not for us': ['I leave that to your grown-ups.', 'I know about this book, and little else.'],
  elsewhere: [
    'That could be a story of its own! Back to ours.',
    'Good to know. Now let us hop back between the pages.',
    'You have a lot going on! In our book there is something too.',
    'I would listen to that all day, and the book is jealous.',
  ],
};

/** The first part of a companion's reply: Wren's, or a character's in the style of its sheet. */
export const phrasesOf = (character: LibraryCharacter | undefined) => {
  const own = character?.says;
  return {
    right: (turn: number) => (own === undefined ? inTurn(praise, turn) : `Yes! ${inTurn(own, turn)}`),
    /** Takes up a thought, with one of its words if there is a suitable one. */
    taken: (turn: number, word: string | undefined) => {
      if (own !== undefined && turn % 2 === 0) return inTurn(own, turn / 2);
      return word !== undefined && turn % 3 !== 0
        ? inTurn(takenUp, turn).replace('{word}', word)
        : inTurn(taken, turn);
    },
    brief: (turn: number) => inTurn(brief, turn),
    unsure: (turn: number) => inTurn(unsure, turn),
    lookedUp: (turn: number, sentence: string) =>
      inTurn(lookedUp, turn).replace('{sentence}', () => sentence),
    ofMe: (turn: number, sentence: string) => inTurn(ofMe, turn).replace('{sentence}', () => sentence),
    notFound: (turn: number) => inTurn(notFound, turn),
    again: (turn: number) => inTurn(again, turn),
    opener: (judged: Exclude<Judgement, 'right'>, turn: number) => inTurn(openers[judged], turn),
    retort: (aside: Aside, turn: number) => inTurn(retorts[aside], turn),
  };
};
export type Phrases = ReturnType<typeof phrasesOf>;
