import { isDeepStrictEqual } from 'node:util';
import { now } from '../../platform/clock';
import { absent, all, type Condition, equal } from '../../platform/table/condition';
import { optimistically } from '../../platform/table/optimistic';
import { transact } from '../../platform/table/transact';
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

export type { BankQuestion };

/** Whether these finished questions were added last. A later edition, in which a model replaced hidden ones, is then kept. */
const isAdded = async (place: BookChapter, questions: readonly BankQuestion[]): Promise<boolean> => {
  const added = (await editionsOf(place)).filter(({ versions }) => versions === null);
  const latest = added.at(-1);
  return latest !== undefined && isDeepStrictEqual(questionsIn(latest), questions);
};

/** The condition that no edition has been added since the head was read. */
export const isCurrentEdition = (before: ChapterBank | undefined): Condition =>
  before === undefined || before.edition === 0 ? absent('edition') : equal('edition', before.edition);

interface NewEdition {
  readonly questions: readonly BankQuestion[];
  readonly versions: Versions | null;
  /** The next edition is to add others. */
  readonly worn?: boolean;
}

/**
 * Writes the edition after `before` and makes it the current one, in one transaction. Writes nothing and returns false if
 * another writer was faster or `condition` on the head does not hold.
 */
export const writeEdition = async (
  { book_id, chapter }: BookChapter,
  before: ChapterBank | undefined,
  { questions, versions, worn = false }: NewEdition,
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
          worn,
        },
      },
      condition === undefined ? isNext : all(isNext, condition),
    ),
  });
  return refused.length === 0;
};

/**
 * Adds finished questions on a chapter (0: the whole book), in the order of the story, as the next edition. Idempotent: the
 * questions that were added last are not added again. A model adds others only if too many of them are hidden.
 */
export const addBank = (
  book_id: string,
  chapter: number,
  questions: readonly BankQuestion[],
): Promise<true> =>
  optimistically(async () => {
    const place = { book_id, chapter };
    const head = await chapterBanks.get(place, { consistent: true });
    if (head !== undefined && (await isAdded(place, questions))) return true;
    return (await writeEdition(place, head, { questions, versions: null })) || undefined;
  });
