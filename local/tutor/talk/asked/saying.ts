import { contentStems } from '../../../../lambdas/safety/text/words';
import { fitsWanted } from '../answers/fits';
import { nearestPassage } from '../answers/passages';
import { type Least, nearest, saying, wantedOf } from '../answers/saying';
import { nearlyTelling, repeating } from '../answers/telling';
import { asksFrom } from '../fill';
import { idle } from '../near';
import { numberWord } from '../nouns';
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
  'Hm. That is not easy to put into words.',
  'I have to think about that one.',
  'That is a question to sleep on.',
];

const asksOfCharacter = [
  'What would you say in my place?',
  'What would you guess?',
  'What is your own idea?',
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
/** A character rather tells something near than nothing. */
const ownEnough: Least = { near: 0.75, words: 1 };
const surelyNear: Least = { near: 1.5, words: 2 };

/** So many words of the question a chapter must have. */
const fewestShared = 2;

/** Where the story speaks of it: the child may look there. */
const whereToLook = ({ text, read, book, played, request }: Turn): string | undefined => {
  if (played !== undefined || (book?.chapters.length ?? 0) < 2) return undefined;
  const wanted = contentStems(text).filter((one) => !idle.has(one));
  const [best] = [...read]
    .map(([number, chapter]) => {
      const has = new Set(contentStems(chapter));
      return { number, shared: wanted.filter((one) => has.has(one)).length };
    })
    .toSorted((one, other) => other.shared - one.shared);
  if (best === undefined || best.shared < fewestShared) return undefined;
  const said = `I am not sure of that. Perhaps chapter ${numberWord(Math.max(1, best.number))} can tell us.`;
  return request.said.some((one) => one.text.includes(said)) ? undefined : said;
};

/** There is no hand-made answer: the child hears what the companion or the book says about it, or that it says nothing. */
export const unknown = (turn: Turn): Response => {
  const { played, phrases } = turn;
  const near = (least: Least, opener = '') => {
    const found = nearest(turn, least, ({ statement }) => played === undefined || statement.isOwn);
    return found && saying(turn, found, opener);
  };
  return (
    near(surelyNear) ??
    nearlyTelling(turn) ??
    near(nearEnough) ??
    (played === undefined ? undefined : near(ownEnough, 'I can tell you this much.')) ??
    repeating(turn) ??
    fromTheBook(turn) ?? {
      move: 'answer',
      text: whereToLook(turn) ?? phrases.pick(played === undefined ? ofBook : ofCharacter),
      asks: asksFrom(turn, played === undefined ? guesses : asksOfCharacter),
      isGentle: true,
      isUnknown: true,
    }
  );
};
