import { wasHad } from '../choose';
import { asksFrom } from '../fill';
import { asQuoted } from '../hint';
import type { Found } from '../knowledge';
import { telling } from '../tell';
import type { Response, Turn } from '../turn';

/** How well a sentence of the book fits a question: it is given as the answer, or as what comes nearest. */
export const surely = 0.95;
export const enough = 0.7;
export const nearEnough = 0.68;

/** Questions after an answer that the book does not have: the child may guess. */
const guesses = [
  'What would you guess?',
  'What is your own idea?',
  'What would fit best, do you think?',
  'If it were your story, how would it be?',
  'Which clue in the story would help us?',
];

/** The book has not told it, and nothing is made up. */
export const unknown = (turn: Turn): Response => ({
  move: 'answer',
  text: turn.phrases.say('unknown'),
  asks: asksFrom(turn, guesses),
  isGentle: true,
});

const afterQuotation = [
  'What do you make of that?',
  'What does that tell you?',
  'Did you remember that line?',
  'Is that what you were looking for?',
];
const afterAnswer = [
  'What do you think about that?',
  'Had you guessed that?',
  'Does that make sense to you?',
  'What would you like to know next?',
];

/** Gives what the book says as the answer, or as what comes nearest. */
export const saying = (
  turn: Turn,
  { text, passage, isQuotation, topic }: Found,
  isSure: boolean,
): Response => {
  const { phrases, request, played } = turn;
  const hedge = isSure ? '' : phrases.say('nearly');
  const isHad = topic !== undefined && request.said.some((one) => one.text.includes(topic.lead));
  if (topic !== undefined && !isHad && !wasHad(turn, topic)) return telling('answer', hedge, topic);
  const last = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  if (topic !== undefined && last.includes(topic.lead)) return unknown(turn);
  if (topic !== undefined)
    return {
      move: 'answer',
      text: `${phrases.say('onceMore')} ${topic.lead}`,
      claims: [{ claim: topic.lead, passage: topic.evidence }],
      asks: asksFrom(turn, ['What else would you like to know about it?', 'Is that what you mean?']),
      isGentle: true,
    };
  const frame = hedge === '' ? phrases.say(played === undefined ? 'quoting' : 'quotingOfMe') : '';
  const quoted = isQuotation ? `${frame} “${asQuoted(text)}”`.trim() : text;
  return {
    move: 'answer',
    text: `${hedge} ${quoted}`.trim(),
    claims: passage === '' ? [] : [{ claim: text, passage }],
    asks: asksFrom(turn, isQuotation || !isSure ? afterQuotation : afterAnswer),
    isGentle: true,
  };
};
