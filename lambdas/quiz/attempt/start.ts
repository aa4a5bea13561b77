import { ulid } from 'ulid';
import type { QuizQuestion, quiz } from '../../../contract/quiz/endpoints';
import type { Admitted } from '../../accounts/admitted';
import type { Payer } from '../../accounts/ai-budget';
import { mustBeAllowed } from '../../accounts/may-do';
import { mustHaveAgreed } from '../../accounts/terms';
import { heroOf } from '../../books/pictures';
import { startReading } from '../../books/start-reading';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { shuffled } from '../../platform/shuffled';
import { absent, equal } from '../../platform/table/condition';
import { questionBanks, questionId, questionsIn } from '../bank/bank-store';
import { compose } from '../bank/compose';
import { isMade } from '../bank/edition';
import { type Banks, getBanks, type Place } from '../bank/get-banks';
import { newOrder } from '../bank/option-order';
import { orderAhead } from '../bank/order-bank';
import { type Range, rangeFields, rangeKey } from '../bank/range';
import { present, readAsked, writeAsked } from './asked';
import { type Availability, availability } from './availability';
import { questionsGiven } from './questions-given';
import { attempts, attemptsOf } from './store';

const chosenRange = (left: Availability, endChapter: string | undefined): Range => {
  if (left.kind === 'done') throw new ApiError(left.code);
  if (left.kind === 'unknown') throw new ApiError('quiz_book_unknown');
  if (left.kind === 'full') {
    if (endChapter !== undefined) throw new ApiError('quiz_chapter_invalid');
    return 'full';
  }
  const end = Number(endChapter);
  if (end < left.start) throw new ApiError('quiz_range_completed');
  if (!(end >= left.start && end <= left.last)) throw new ApiError('quiz_chapter_invalid');
  return { start: left.start, end };
};

/** The questions of each chapter that may be asked. Throws if a bank cannot be read. */
const candidatesOf = async ({ book }: Place, { chapters, heads }: Banks) => {
  const made = chapters.flatMap((chapter) => {
    const head = heads.get(chapter);
    return isMade(head) ? [head] : [];
  });
  const banks = await questionBanks.getMany(
    made.map(({ chapter, edition }) => ({ book_id: book.id, chapter, edition })),
    { consistent: true },
  );
  const byChapter = new Map(banks.map((bank) => [bank.chapter, bank]));
  return made.map(({ chapter, hidden }) => {
    const bank = byChapter.get(chapter);
    if (bank === undefined) throw new Error('A chapter has no bank of its current edition');
    return questionsIn(bank)
      .map((stored, i) => ({ id: questionId(bank, i), ...stored }))
      .filter(({ id }) => !hidden.includes(id));
  });
};

/** Orders editions in advance: for the next chapter, and as replacements for old ones. */
const orderOthers = async ({ book, range }: Place, { chapters, heads }: Banks, payer: Payer) => {
  const next = range !== 'full' && range.end < book.chapters.length ? [range.end + 1] : [];
  for (const chapter of [...chapters, ...next])
    await orderAhead({ book_id: book.id, chapter }, heads.get(chapter), payer);
};

/** Ten questions, each with its options in a new order. Questions on a whole book are shuffled as well. */
const choose = async (place: Place, had: ReadonlySet<string>, payer: Payer) => {
  const banks = await getBanks(place, payer);
  const chosen = compose(await candidatesOf(place, banks), had);
  await orderOthers(place, banks, payer);
  const inOrder = place.range === 'full' ? shuffled(chosen) : chosen;
  return inOrder.map((stored) => {
    const asked = { id: stored.id, order: newOrder() };
    return { asked, question: present(asked, stored) };
  });
};

/**
 * Gives out a quiz; the first quiz on a book moves it to Currently Reading. A repeated call before the submission returns
 * the same quiz in the same order, also while a child's screen time rests or newer terms wait: what was begun is finished.
 */
export const start = async ({ actor, query: { id, end_chapter } }: Admitted<typeof quiz.start>) => {
  const left = await availability(actor.id, id);
  const range = chosenRange(left, end_chapter);
  const { book } = left;
  const key = { user_id: actor.id, book_id: id, range };
  const answerWith = (quiz: readonly { readonly question: QuizQuestion }[]) => ({
    ...rangeFields(range),
    book: { id, title: book.title, author: book.author, thumbnail: book.thumbnail },
    ...heroOf(book),
    quiz: quiz.map(({ question }) => question),
  });

  const earlier = await attemptsOf(actor.id, id);
  const given = earlier.find((one) => rangeKey(one.range) === rangeKey(range));
  const stillThere = given && (await questionsGiven(given));
  if (stillThere !== undefined) return answerWith(stillThere);
  mustBeAllowed(actor.user, 'screen');
  mustHaveAgreed(actor.user);

  const had = new Set(earlier.flatMap(({ questions }) => readAsked(questions).map((asked) => asked.id)));
  const chosen = await choose({ book, range }, had, actor.user);
  if (range === 'full' || range.start === 1) await startReading(actor.id, id);
  const isOurs = await attempts.put(
    {
      ...key,
      quiz_id: ulid(now().getTime()),
      questions: writeAsked(chosen.map(({ asked }) => asked)),
      created_at: now().toISOString(),
      submitted_at: null,
    },
    given === undefined ? absent('pk') : equal('quiz_id', given.quiz_id),
  );
  const kept = isOurs ? undefined : await attempts.get(key, { consistent: true });
  return answerWith((kept && (await questionsGiven(kept))) ?? chosen);
};
