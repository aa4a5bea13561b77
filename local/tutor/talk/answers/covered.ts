import { countWords } from '../../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../../lambdas/stock/own-books';
import { likenessOf } from '../../vectors/likeness';
import type { Turn } from '../turn';
import { isQuestion } from '../understand';
import { answersOf, type Ranked } from './answers';
import { fitsWanted } from './fits';
import { sumOf } from './match';
import { nearestPassage } from './passages';
import { wantedOf } from './saying';

/** From this rank on hardly any other question can be meant. */
const sure = 2.2;

/** Otherwise so much of the question must be in the answer or a way of asking for it, or a way must be so like it. */
const least = {
  question: { share: 0.4, likeness: 0.72 },
  remark: { share: 0.35, likeness: 0.62 },
} as const;

/** "Who is Pilaf" is answered by what was written for a "who". */
const isWho = /^(?:(?:but|and|so),? )?who(?:['’]?s| is| are| was| even is)\b/i;

/** A sentence of the book that has nearly all of the question is better than an answer that is as likely beside the point. */
const better = { rank: 0.3, share: 0.8, passage: 0.95 } as const;

const isInOneSentence = (turn: Turn, book: LibraryBook): boolean =>
  turn.played === undefined &&
  (nearestPassage(turn.text, book, {
    companion: turn.request.companion,
    last: Math.max(1, ...turn.read.keys()),
    meant: { them: turn.people.map(({ name }) => name) },
    fits: (line) => fitsWanted(wantedOf(turn), line, turn.text),
  })?.fit ?? 0) >= better.passage;

/** Whether an answer to a question is about what the question asks, and not only shares a word with it. */
export const isCovered = (turn: Turn, { answer, meaning, rank }: Ranked): boolean => {
  const { book, request, text } = turn;
  if (book === undefined) return true;
  const isAsked = isQuestion(text);
  const enough = isAsked ? least.question : least.remark;
  const { kind, features } = meaning;
  if (
    isWho.test(text) &&
    turn.people.length > 0 &&
    countWords(text) <= 4 &&
    kind === 'who' &&
    !answer.asked.some((one) => one.kind === 'who')
  )
    return false;
  const whys = answer.asked.filter((one) => one.kind === 'why');
  const isDenied = (one: { readonly features: ReadonlySet<string> }) => one.features.has('#not');
  // "Why did they hold him" is not "why did nobody hold him".
  if (
    kind === 'why' &&
    whys.length > 0 &&
    rank < sure &&
    whys.every((one) => isDenied(one) !== isDenied(meaning)) &&
    !answer.asked.some((one) => isDenied(one) === isDenied(meaning) && one.kind === kind)
  )
    return false;
  if (rank >= sure) return true;
  const { weight } = answersOf(book, request.companion);
  const words = [...features].filter((one) => !/^[@#]/.test(one));
  const whole = sumOf(words, weight);
  const has = words.filter((one) => answer.union.has(one) || answer.told.has(one));
  const likest = Math.max(
    0,
    ...answer.asked.flatMap(({ plain: [way = ''] }) => meaning.plain.map((one) => likenessOf(one, way))),
  );
  const covered = whole > 0 ? sumOf(has, weight) / whole : 0;
  if (isAsked && rank < better.rank && covered < better.share && isInOneSentence(turn, book)) return false;
  return likest >= enough.likeness || covered >= enough.share;
};
