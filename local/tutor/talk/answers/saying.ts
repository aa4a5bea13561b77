import { wasHad } from '../choose';
import { markOf } from '../memory';
import type { Response, Turn } from '../turn';
import { closings } from './closings';
import { fitsWanted, type Wanted, wantedIn } from './fits';
import { meaningOf } from './meaning';
import { type Near, nearStatements } from './statements';

/** How near a statement must be: by its share of the words and its likeness together, and by so many words at least. */
export interface Least {
  readonly near: number;
  readonly words: number;
}

const nearness = ({ share, likeness }: Near) => share + likeness;

const isSaid = ({ request, memory }: Turn, { statement }: Near) =>
  memory.asked.includes(markOf(statement.text)) ||
  request.said.some(({ text }) => text.includes(statement.text));

/** What the companion can say of the story to a text and has not said yet, the nearest first. */
export const sayable = (turn: Turn, text = turn.text): Near[] => {
  const { book, request, people, played, read } = turn;
  if (book === undefined) return [];
  return nearStatements(text, book, {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: { you: played?.name, them: people.map(({ name }) => name) },
  }).filter((one) => !isSaid(turn, one));
};

export const wantedOf = ({ text, book }: Turn): Wanted =>
  wantedIn(text, meaningOf(text, book?.characters ?? []).kind);

/** The nearest statement that has what is asked for; undefined if none is near enough. */
export const nearest = (
  turn: Turn,
  least: Least,
  also: (one: Near) => boolean = () => true,
): Near | undefined => {
  const wanted = wantedOf(turn);
  // Of "what colour is the tram" only the tram is looked for.
  const isColour = wanted === 'colour';
  const text = isColour
    ? turn.text.replace(/\bwh(?:at|ich) colou?rs?(?: is| are| was| were)?\b/i, '')
    : turn.text;
  return sayable(turn, text).find(
    (one) =>
      nearness(one) >= least.near &&
      (isColour || one.words >= least.words) &&
      fitsWanted(wanted, one.statement.text, turn.text) &&
      also(one),
  );
};

/** A reply that tells a statement. */
export const saying = (turn: Turn, { statement }: Near, opener = '', asks?: readonly string[]): Response => ({
  move: 'answer',
  text: `${opener} ${statement.text}`.trim(),
  claims: statement.text.split(/(?<=[.!]) /).map((claim) => ({ claim, passage: statement.passage })),
  asks: asks ?? closings(turn, statement.text),
  marks: [markOf(statement.text)],
  told: turn.topics.filter((one) => one.lead === statement.text && !wasHad(turn, one)),
  isGiving: true,
  isGentle: true,
});
