import { fitsWanted } from '../answers/fits';
import { nearestPassage } from '../answers/passages';
import { type Least, nearest, saying, wantedOf } from '../answers/saying';
import { sentenceOn } from '../answers/sentence';
import { nearlyTelling, repeating } from '../answers/telling';
import { asksFrom } from '../fill';
import { isAbout } from '../moments';
import type { Response, Turn } from '../turn';
import { lineOfKind } from './of-chapter';
import { openers, quoted } from './quoting';
import { unsaid } from './unsaid';
import { speaking, voiceOf } from './voices';

/** After a line of the book: whether it is what the child has meant. */
const afterLine = [
  'Is that what you wanted to know?',
  'Is that the part you meant?',
  'Does that help?',
  'What do you read out of it?',
  'How do you understand that line?',
  'Does that answer it?',
  'Do you remember that place?',
];

const mostlyAsked = 0.9;

const isWhether =
  /^(?:so |but |and )?(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had)(?:n['’]?t)?\b/i;

/** The sentence of the chapters that comes nearest to what the child asks. */
const fromTheBook = (turn: Turn): Response | undefined => {
  const { book, text, played, people, read, phrases, request } = turn;
  // A character does not read out.
  if (book === undefined || played !== undefined) return undefined;
  const found = nearestPassage(text, book, {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: { them: people.map(({ name }) => name) },
    fits: (line) => fitsWanted(wantedOf(turn), line, text),
  });
  const line = found && quoted(found.text);
  if (found === undefined || line === undefined || request.said.some((one) => one.text.includes(line)))
    return undefined;
  // A line says neither yes nor no.
  if (isWhether.test(text) && found.fit < mostlyAsked) return undefined;
  return {
    move: 'answer',
    text: `${phrases.pick(openers)} ${line}`,
    claims: [{ claim: found.text, passage: found.text }],
    asks: asksFrom(turn, afterLine),
    isGiving: true,
    isGentle: true,
  };
};

/** Of a statement so much of the question must be there, in its words and by its meaning. */
const nearEnough: Least = { near: 1.05, words: 1 };
/** A character that has no line of its own rather tells something near than nothing. */
const ownEnough: Least = { near: 0.9, words: 1 };
const surelyNear: Least = { near: 1.5, words: 2 };

/** "Are you friends with Tok?" */
const fondOf = (turn: Turn): Response | undefined => {
  const other = turn.people.find((one) => one !== turn.played);
  const said = /\b(?:friends?|like|love|know)\b/i.test(turn.text) ? voiceOf(turn, 'friends') : undefined;
  return other !== undefined && said !== undefined && isAbout(said, other) ? speaking(said) : undefined;
};

/** There is no hand-made answer: the child hears what the companion or the book says about it, or something true of the scene. */
export const unknown = (turn: Turn): Response => {
  const { played } = turn;
  const near = (least: Least, opener = '') => {
    // What a character is asked about itself it tells of itself only.
    const found = nearest(
      turn,
      least,
      ({ statement }) => played === undefined || statement.isOwn || !/\b(?:you|your)\b/i.test(turn.text),
    );
    return found && saying(turn, found, opener);
  };
  return (
    near(surelyNear) ??
    sentenceOn(turn) ??
    nearlyTelling(turn) ??
    near(nearEnough) ??
    (played === undefined ? undefined : near(ownEnough)) ??
    fondOf(turn) ??
    repeating(turn) ??
    fromTheBook(turn) ??
    lineOfKind(turn) ??
    unsaid(turn)
  );
};
