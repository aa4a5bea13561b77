import { nearest, saying } from './answers/saying';
import type { Near } from './answers/statements';
import { momentFor } from './choose';
import { asksFrom } from './fill';
import { isAbout } from './moments';
import type { Response, Turn } from './turn';

/** What the child thinks is going to be, or to have been. */
export const guessing =
  /\b(?:I (?:think|bet|guess|predict|reckon|believe|suppose)|maybe|perhaps|probably|will|going to|gonna|might|must have|could be)\b/i;

const said = {
  guess: [
    'Could be! Here is something to weigh.',
    'That may be. Keep this in mind, too.',
    'Perhaps! Here is a clue to weigh.',
    'A good guess! Hold it up against this.',
  ],
  view: [''],
} as const;

const asks = {
  guess: [
    'Does that speak for your idea, or against it?',
    'Does that make it more likely, or less?',
    'Does that fit your idea?',
    'What would prove it?',
  ],
} as const;

/** From this nearness on what the story says belongs to the child's guess, or to its view. */
const least = {
  guess: { near: 0.8, words: 1 },
  view: { near: 1.1, words: 2 },
  clue: { near: 0.7, words: 1 },
} as const;

/** Names alone prove little. */
const isAboutIt = ({ words, likeness }: Near) => words >= 2 || likeness >= 0.55;

/** A guess about somebody is weighed against what is told of this person. */
const isOfThem = ({ people, text }: Turn) => {
  const named = people.filter((who) => isAbout(text, who, true));
  return ({ statement }: Near) => named.length === 0 || named.some((who) => isAbout(statement.text, who));
};

/** A guess of which nothing speaks for sure is weighed against what is nearest to it, or against what the person of it did. */
export const weighing = (turn: Turn): Response | undefined => {
  const { people, text, phrases } = turn;
  const [one] = people.filter((who) => who !== turn.played);
  const near = nearest(turn, least.clue, isOfThem(turn));
  const opener = phrases.pick(said.guess);
  if (near !== undefined) return { ...saying(turn, near, opener, asksFrom(turn, asks.guess)), move: 'ask' };
  const topic = one && momentFor(turn, { people: [one], words: text }, 0);
  return (
    topic && {
      move: 'ask',
      text: `${opener} ${topic.lead}`,
      claims: [{ claim: topic.lead, passage: topic.evidence }],
      told: [topic],
      asks: asksFrom(turn, asks.guess),
      isGiving: true,
      isGentle: true,
    }
  );
};

/** What the story says to the thought of a child: it can weigh that; undefined where nothing is near. */
export const evidenceFor = (turn: Turn, opener?: string): Response | undefined => {
  const kind = guessing.test(turn.text) ? 'guess' : 'view';
  const isMeant = isOfThem(turn);
  const found = nearest(
    turn,
    least[kind],
    (one) => isAboutIt(one) && (kind === 'view' || turn.played !== undefined || isMeant(one)),
  );
  if (found === undefined) return undefined;
  return {
    ...saying(
      turn,
      found,
      opener ?? turn.phrases.pick(said[kind]),
      kind === 'guess' ? asksFrom(turn, asks.guess) : undefined,
    ),
    move: 'ask',
  };
};
