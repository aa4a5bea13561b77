import { countWords } from '../../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../../lambdas/stock/own-books';
import { likenessOf } from '../../vectors/likeness';
import type { Turn } from '../turn';
import { isQuestion } from '../understand';
import { answersOf, type Ranked } from './answers';
import { fitsWanted } from './fits';
import { headsOf } from './heads';
import { sumOf, type Weight } from './match';
import { nearestPassage } from './passages';
import { wantedOf } from './saying';

/** From this rank on hardly any other question can be meant. */
const sure = 2.2;

/** A question of one word, and one without any, is covered only by a way of asking that is as like it. */
const likeEnough = { one: 0.68, none: 0.78, without: 0.84 } as const;
const certain = 0.8;
const enoughHeads = 0.45;

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

/** The words that name what is asked about are in a way of asking or in the answer, and not by chance. */
const hasHeads = (
  { answer: { union, told }, meaning, rank }: Ranked,
  weight: Weight,
  likest: number,
  you: string | undefined,
): boolean => {
  const { heads, isLight } = headsOf(meaning, weight);
  const isOfSomebody = [...meaning.features].some(
    (one) => one.startsWith('@') && one !== you && union.has(one),
  );
  if (isLight) return likest >= likeEnough.none || (isOfSomebody && rank >= (heads.length > 0 ? 0 : certain));
  const has = (word: string) => union.has(word) || told.has(word);
  // "What colour is Madame Kilo" is not answered by the colours of a balloon.
  const named = meaning.isVague
    ? []
    : [...meaning.features].filter((one) => one.startsWith('@') && one !== you);
  if (named.length > 0 && !named.some(has) && rank < sure) return false;
  const share = sumOf(heads.filter(has), weight) / sumOf(heads, weight);
  if (share < enoughHeads) return likest >= likeEnough.without || (rank >= certain && share > 0);
  return (
    heads.length > 1 ||
    isOfSomebody ||
    rank >= certain ||
    union.has(heads[0] ?? '') ||
    likest >= likeEnough.one
  );
};

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
  const { weight } = answersOf(book, request.companion);
  const words = [...features].filter((one) => !/^[@#]/.test(one));
  const whole = sumOf(words, weight);
  const has = words.filter((one) => answer.union.has(one) || answer.told.has(one));
  const likest = Math.max(
    0,
    ...answer.asked.flatMap(({ plain: [way = ''] }) => meaning.plain.map((one) => likenessOf(one, way))),
  );
  const covered = whole > 0 ? sumOf(has, weight) / whole : 0;
  if (isAsked && !hasHeads({ answer, meaning, rank }, weight, likest, turn.played && `@${turn.played.name}`))
    return false;
  if (rank >= sure) return true;
  if (isAsked && rank < better.rank && covered < better.share && isInOneSentence(turn, book)) return false;
  return likest >= enough.likeness || covered >= enough.share;
};
