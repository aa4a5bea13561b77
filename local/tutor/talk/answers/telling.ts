import { questionsIn, statementsIn } from '../../../../lambdas/companion/conversation/questions';
import { wasPut } from '../choose';
import { markOf } from '../memory';
import type { Response, Turn } from '../turn';
import { isQuestion } from '../understand';
import { type Answer, bestAnswer, tellingFit } from './answers';
import { closings } from './closings';

/** A question that closes an answer is left out if it was asked before. */
const withoutOldQuestion = (turn: Turn, text: string): string => {
  const last = text.split(/(?<=[.!?…”]) /).at(-1) ?? '';
  return last.endsWith('?') && wasPut(turn, last) ? text.slice(0, -last.length).trim() : text;
};

/** "Why?" asks for the reason of what was said last. */
const askedIn = ({ text, request }: Turn): string => {
  if (!/^(?:but |and )?(?:why(?: not)?|how come)\W*$/i.test(text)) return text;
  const last = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  return `why ${statementsIn(last)}`;
};

const response = (turn: Turn, text: string): Response => {
  const questions = questionsIn(text);
  return {
    move: 'answer',
    text,
    claims: text.split(/(?<=[.!]) /).map((claim) => ({ claim, passage: '' })),
    asks: closings(turn),
    marks: questions.map(markOf),
    isGentle: true,
    isComplete: questions.length > 0,
  };
};

/** What was told before is told once more in one sentence. */
const onceMore = (turn: Turn, text: string): Response | undefined => {
  const first = text.split(/(?<=[.!?…]) /)[0] ?? '';
  return first.includes('?')
    ? undefined
    : response(turn, `${turn.phrases.pick(['Once more, then.', 'I say it again.', 'As I said.'])} ${first}`);
};

/** A question that fits this well was asked before. */
const sameAgain = 0.9;

/** The hand-made answer to what the child asks or remarks; undefined if none fits. */
export const telling = (turn: Turn): Response | undefined => {
  const { book, request, memory, people, played, read } = turn;
  if (book === undefined) return undefined;
  const wanted = {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: { you: played?.name, them: people.map(({ name }) => name) },
  };
  const isTold = ({ text }: Answer) =>
    text !== undefined &&
    (memory.asked.includes(markOf(text)) || request.said.some(({ text: said }) => said.includes(text)));
  const words = askedIn(turn);
  const best = bestAnswer(words, book, wanted);
  const found = best !== undefined && isTold(best.answer) ? bestAnswer(words, book, wanted, isTold) : best;
  if (best?.answer.text !== undefined && best !== found && best.fit >= sameAgain && isQuestion(turn.text))
    return onceMore(turn, best.answer.text);
  const text = found?.answer.text;
  if (found === undefined || text === undefined || found.fit < tellingFit) return undefined;
  const told = response(turn, withoutOldQuestion(turn, text));
  return { ...told, marks: [markOf(text), ...(told.marks ?? [])] };
};
