import { isFarewell } from '../lambdas/companion/conversation/farewell';
import { asksForAnswer, triesBeforeTelling } from '../lambdas/companion/conversation/rules';
import { contentStems, countWords, essence } from '../lambdas/safety/text/words';
import type { LibraryBook } from '../lambdas/stock/own-books';
import { type Kind, rightAnswer } from './children';
import { atLeast, below, type Figure, none, percent, shown } from './figure';
import type { Exchange } from './talk';

/** A finished talk with a scripted child. */
export interface Talk {
  readonly kind: Kind;
  readonly book: LibraryBook;
  readonly exchanges: readonly Exchange[];
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

export const wordsPerReply = (exchanges: readonly Exchange[]): number =>
  median(exchanges.map(({ reply }) => countWords(reply)));

/** The child's share of all words of a talk. */
export const childShare = (exchanges: readonly Exchange[]): number => {
  const sum = (of: 'said' | 'reply') => exchanges.reduce((total, one) => total + countWords(one[of]), 0);
  return percent(sum('said'), sum('said') + sum('reply'));
};

export const questionsIn = (text: string): string[] => text.match(/[^.!?…”]*\?+/gu) ?? [];

/**
 * Open as in dialogic reading: the question asks for a reason, a manner, an opinion, a feeling, or for what happened or may
 * happen, and no single word of the book answers it.
 */
export const isOpen = (question: string): boolean =>
  /\b(?:why|how (?!many|much|old|long|far|often|big|tall)|what (?:happen|if|might|could|would|made|makes|do you|did you|are you|were you|else|surprised)|would you|do you|did you|you (?:think|feel|like|hope|imagine|remember))/i.test(
    question,
  );

const affirmation =
  /\b(?:yes|yep|exactly|right|correct|just so|well remembered|that is it|that's it|you got it|spot on|perfect|precisely|bingo|well done|you read that closely)\b/i;
const reservation = /\b(?:not|\w+n['’]t|part|partly|almost|nearly|near|close|warm|warmer|but)\b/i;

/** Whether the first sentence of a reply calls the child's answer right. */
export const affirms = (reply: string): boolean => {
  const [first = ''] = reply.split(/(?<=[.!?…])\s/);
  return affirmation.test(first) && !reservation.test(first);
};

const isOwn = ({ kind }: Exchange) => kind === 'reply' || kind === 'fixed';

/** Only a hint may repeat the question of an earlier turn. */
const isHint = ({ next }: Exchange) => (next?.tries ?? 0) > 0;

/**
 * Whether a reply gives the answer away unasked: it has every word of the answer that the question does not have, although the child has
 * neither found it nor tried twice.
 */
const tellsEarly = ({ book }: Talk, { open, said, reply }: Exchange): boolean => {
  const answer = rightAnswer(book, open);
  if (answer === null || open === null || open.tries + 1 >= triesBeforeTelling) return false;
  if (asksForAnswer(said)) return false;
  const wanted = contentStems(answer);
  const own = new Set(contentStems(said));
  if (wanted.filter((word) => own.has(word)).length >= wanted.length / 2) return false;
  const asked = new Set(contentStems(open.question));
  const secret = wanted.filter((word) => !asked.has(word));
  const told = new Set(contentStems(reply));
  return secret.length > 0 && secret.every((word) => told.has(word));
};

const repeats = ({ exchanges }: Talk): number => {
  const questions = exchanges
    .filter((one) => isOwn(one) && !isHint(one))
    .flatMap(({ reply }) => questionsIn(reply).map(essence));
  return questions.length - new Set(questions).size;
};

/** One question, or none where the child takes leave or was just asked; the greeting asks, too. A text of help is no turn of the talk. */
const asksInTurn = (own: readonly Exchange[], i: number): boolean => {
  const { said, reply } = own[i] as Exchange;
  const before = own.slice(Math.max(0, i - 2), i);
  const mayRest = isFarewell(said) || i < 2 || before.some((one) => questionsIn(one.reply).length > 0);
  const { length } = questionsIn(reply);
  return length === 1 || (length === 0 && mayRest);
};

/** The figures for how the companion talks, each with its target. */
export const figuresOf = (talks: readonly Talk[]): Figure[] => {
  const of = (...some: readonly Kind[]) => talks.filter(({ kind }) => some.includes(kind));
  const all = talks.flatMap((talk) => talk.exchanges.filter(isOwn));
  const fresh = all.filter((one) => !isHint(one)).flatMap(({ reply }) => questionsIn(reply));
  const words = wordsPerReply(all);
  const share = childShare(of('talkative').flatMap(({ exchanges }) => exchanges));
  const tried = (some: readonly Talk[]) =>
    some.flatMap((talk) =>
      talk.exchanges.filter((one) => isOwn(one) && one.open?.expected != null).map((one) => ({ talk, one })),
    );
  const early = tried(talks).filter(({ talk, one }) => tellsEarly(talk, one)).length;
  const wrong = tried(of('wrong'));
  const right = tried(of('knowing'));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    atLeast(
      'Replies with one question, or none soon after one',
      100,
      talks.flatMap(({ exchanges }) => {
        const own = exchanges.filter(isOwn);
        return own.filter((_, i) => asksInTurn(own, i));
      }).length,
      all.length,
    ),
    {
      name: 'Words of a reply, median',
      target: '≤ 35',
      measured: String(words),
      isMet: words > 0 && words <= 35,
    },
    atLeast('Open questions among the new ones', 60, fresh.filter(isOpen).length, fresh.length),
    {
      name: 'Words that a talkative child says',
      target: '≥ 40 %',
      measured: shown(share),
      isMet: share >= 40,
    },
    none('Answers given away before the second try', early, tried(talks).length),
    below(
      'Wrong answers called right',
      2,
      wrong.filter(({ one }) => affirms(one.reply)).length,
      wrong.length,
    ),
    atLeast(
      'Right answers called right',
      90,
      right.filter(({ one }) => affirms(one.reply)).length,
      right.length,
    ),
    none('Questions that come again in a talk', sum(talks.map(repeats)), fresh.length),
  ];
};
