import { isFarewell } from '../../../lambdas/companion/conversation/farewell';
import { countWords } from '../../../lambdas/safety/text/words';
import type { Language } from './languages/language';
import { mostWords } from './next-topic';
import { introduced } from './people';
import type { Response, Turn } from './turn';
import { isQuestion } from './understand';

/** Easy questions for a child that reads little English. */
const asks = [
  'Who do you like best?',
  'Can you ask me that in English?',
  'Which part do you like best?',
  'Can you say it in English?',
  'Who is your favourite in the book?',
  'Do you know the English word for it?',
  'Shall I tell you one thing more?',
  'Which English words of the book do you know?',
  'Can you draw that?',
  'Do you like this book?',
];

const isHello = (text: string) => /^(?:hello|hi)\b/i.test(text);

/** The first sentences, as many as fit. */
const shortened = (text: string, most: number): string =>
  text
    .split(/(?<=[.!?…]) /)
    .filter((one) => !one.endsWith('?'))
    .reduce(
      (all, one) => (all === '' || countWords(`${all} ${one}`) <= most ? `${all} ${one}`.trim() : all),
      '',
    );

const easyWords = 22;

/** A sentence on the chapters that the child has read, the latest first, that was not said in this talk. */
const simpleSentence = ({ book, read, request }: Turn): string | undefined =>
  [...read.keys()]
    .toReversed()
    .flatMap((number) => (book?.gists[Math.max(1, number) - 1] ?? '').split(/(?<=[.!]) /))
    .find((one) => one !== '' && !request.said.some(({ text }) => text.includes(one)));

/**
 * A child that speaks another language is told in that language that Wren speaks English here. Then comes the English answer, if there
 * is one, otherwise one sentence about the book.
 */
export const inLanguage = (turn: Turn, response: Response, { says }: Language): Response => {
  const { text, phrases, request } = turn;
  const from = turn.memory.turn % asks.length;
  const easy = [...asks.slice(from), ...asks.slice(0, from)];
  const asking = (said: string): Response => ({ move: 'ask', text: said, asks: easy, isGentle: true });
  if (/^thank you\b/i.test(text)) return asking(phrases.pick(says.thanks));
  if (isFarewell(request.words) || /\bgood(?:bye| night)\b/i.test(text))
    return {
      ...response,
      text: phrases.pick(says.bye),
      isFarewell: true,
      asks: ['Shall we go on another day?'],
    };
  const only = phrases.pick(says.only);
  const [one] = turn.people;
  if (/^who is\b/i.test(text) && one !== undefined)
    return asking(`${only} ${shortened(introduced(one, one === turn.played, false), easyWords)}`);
  if (response.move === 'answer' && response.isUnknown !== true && isQuestion(text)) {
    const wasSaid = says.only.some((one) => request.said.some((before) => before.text.includes(one)));
    const { isComplete: _, ...told } = response;
    const answer = shortened(response.text, Math.min(easyWords, mostWords));
    return { ...told, text: `${wasSaid ? phrases.pick(says.answer) : only} ${answer}`, asks: easy };
  }
  const hello = isHello(text) ? ' Hello!' : '';
  return asking(`${only}${hello} ${simpleSentence(turn) ?? ''}`.trim());
};
