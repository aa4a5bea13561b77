import { isDeepStrictEqual } from 'node:util';
import { now } from '../platform/clock';
import { absent, all, type Condition, equal } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import {
  type BankQuestion,
  type BookChapter,
  type ChapterBank,
  chapterBanks,
  editionsOf,
  packQuestions,
  questionBanks,
  questionsIn,
  type Versions,
} from './bank-store';

/** Also of an earlier edition: a newer one without its hidden questions is not replaced by it. */
const isAdded = async (place: BookChapter, questions: readonly BankQuestion[]): Promise<boolean> => {
  const added = (await editionsOf(place)).filter(({ versions }) => versions === null);
  const latest = added.at(-1);
  return latest !== undefined && isDeepStrictEqual(questionsIn(latest), questions);
};

/** The condition that no edition has been added since the head was read. */
export const isCurrentEdition = (before: ChapterBank | undefined): Condition =>
  before === undefined || before.edition === 0 ? absent('edition') : equal('edition', before.edition);

/**
 * Writes the edition after `head` and makes it the current one, in one transaction. False if another writer was faster, or
 * `condition` on the head does not hold: then nothing is written.
 */
export const writeEdition = async (
  { book_id, chapter }: BookChapter,
  before: ChapterBank | undefined,
  { questions, versions }: { questions: readonly BankQuestion[]; versions: Versions | null },
  condition?: Condition,
): Promise<boolean> => {
  const edition = (before?.edition ?? 0) + 1;
  const isNext = isCurrentEdition(before);
  const refused = await transact({
    bank: questionBanks.creating({
      book_id,
      chapter,
      edition,
      questions: packQuestions(questions),
      versions,
      created_at: now().toISOString(),
    }),
    head: chapterBanks.updating(
      { book_id, chapter },
      {
        set: {
          chapter,
          edition,
          count: questions.length,
          versions,
          ordered_until: null,
          lease_until: null,
          unknown_until: null,
          failed_at: null,
          hidden: [],
          worn: false,
        },
      },
      condition === undefined ? isNext : all(isNext, condition),
    ),
  });
  return refused.length === 0;
};

/**
 * Adds finished questions on a chapter (0: the whole book), in the order of the story. They become the next edition, unless
 * they were added last: idempotent. A model only adds others where too many of them are hidden.
 */
export const addBank = (
  book_id: string,
  chapter: number,
  questions: readonly BankQuestion[],
): Promise<true> =>
  optimistically(async () => {
    const place = { book_id, chapter };
    const head = await chapterBanks.get(place, { consistent: true });
    if (await isAdded(place, questions)) return true;
    return (await writeEdition(place, head, { questions, versions: null })) || undefined;
  });
