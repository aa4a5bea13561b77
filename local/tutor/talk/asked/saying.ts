import { nearestPassage } from '../answers/passages';
import { nearlyTelling } from '../answers/telling';
import { asksFrom } from '../fill';
import type { Response, Turn } from '../turn';

/** Questions after one to which there is no answer: the child may guess. */
const guesses = [
  'What do you think?',
  'What would you guess?',
  'What is your own idea?',
  'How do you imagine it?',
  'What would you like the answer to be?',
  'What would be your answer?',
  'If you wrote it, what would you say?',
  'What seems likely to you?',
];

const ofBook = [
  'The book doesn’t say.',
  'That is not in the chapters so far.',
  'The story leaves that open.',
  'I have looked for that, and found nothing.',
  'The author hasn’t told us that.',
  'I don’t find that in our chapters.',
];

const ofCharacter = [
  'Nobody has asked me that before!',
  'Hm, I have never thought about that.',
  'I don’t know that myself.',
];

const openers = [
  'In the book it says:',
  'The book puts it like this:',
  'I looked it up for you:',
  'This line may help:',
  'Here is what I find in the story:',
  'Listen to this line:',
  'I went back to the page:',
];

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

/** Straight marks within a quotation are single ones. */
const quoted = (text: string): string =>
  `“${text
    .replace(/[“"](?=[\p{L}\d])/gu, '‘')
    .replace(/["”]/g, '’')
    .trim()}”`;

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

/** There is no hand-made answer: the child hears what the book says about it, or that it says nothing. */
export const unknown = (turn: Turn): Response => {
  const { played, phrases } = turn;
  return (
    nearlyTelling(turn) ??
    fromTheBook(turn) ?? {
      move: 'answer',
      text: phrases.pick(played === undefined ? ofBook : ofCharacter),
      asks: asksFrom(turn, played === undefined ? guesses : guesses.slice(0, 4)),
      isGentle: true,
      isUnknown: true,
    }
  );
};
