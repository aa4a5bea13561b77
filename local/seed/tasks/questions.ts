import { now } from '../../../lambdas/platform/clock';
import { present } from '../../../lambdas/platform/table/condition';
import { addBank, writeEdition } from '../../../lambdas/quiz/bank/add-bank';
import { editionsOf, questionBanks } from '../../../lambdas/quiz/bank/bank-store';
import { currentVersions } from '../../../lambdas/quiz/bank/edition';
import { type Job, sendOrder } from '../../../lambdas/quiz/bank/queue';
import { bankOf, type LibraryBook } from '../../../lambdas/stock/own-books';

type Version = keyof typeof currentVersions;

export const addQuestions = (book: LibraryBook, number: number, old?: Version) => {
  const [book_id, chapter, questions] = bankOf(book, number);
  if (old === undefined) return addBank(book_id, chapter, questions);
  const versions = { ...currentVersions, [old]: 0, model: 'old' };
  return writeEdition({ book_id, chapter }, undefined, { questions, versions });
};

interface Questions {
  readonly book: LibraryBook;
  readonly chapter: number;
  /** Versions of an older prompt or older checks. */
  readonly old?: Version;
}

export const questionTasks = {
  /** Writes the questions of one of our own books as the bank of a chapter. */
  questions: ({ book, chapter, old }: Questions) => addQuestions(book, chapter, old),
  /** Sets the age of a book's questions to the moment of the task: a quiz only has questions that existed when it was taken. */
  questionsSince: async ({ bookId, chapters }: { readonly bookId: string; readonly chapters: number }) => {
    for (let chapter = 1; chapter <= chapters; chapter++)
      for (const { edition } of await editionsOf({ book_id: bookId, chapter }))
        await questionBanks.update(
          { book_id: bookId, chapter, edition },
          { set: { created_at: now().toISOString() } },
          present('pk'),
        );
  },
  /** Sends the same order of questions several times, as a queue may deliver it. */
  order: ({ job, times }: { readonly job: Job; readonly times: number }) =>
    Promise.all(Array.from({ length: times }, () => sendOrder(job))),
};
