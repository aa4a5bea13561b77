import { bankOf, type LibraryBook } from '../../../lambdas/library/own-books';
import { now } from '../../../lambdas/platform/clock';
import { present } from '../../../lambdas/platform/table/condition';
import { addBank, writeEdition } from '../../../lambdas/quiz/add-bank';
import { editionsOf, questionBanks } from '../../../lambdas/quiz/bank-store';
import { currentVersions } from '../../../lambdas/quiz/edition';
import { type Job, sendOrder } from '../../../lambdas/quiz/queue';

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
  /** As a model wrote them with an older prompt, or for older checks. */
  readonly old?: Version;
}

export const questionTasks = {
  /** The questions of one of our own books, as the bank of a chapter. */
  questions: ({ book, chapter, old }: Questions) => addQuestions(book, chapter, old),
  /**
   * Makes the questions on a book as old as the moment of the task: a quiz has only questions that were there when it was
   * taken.
   */
  questionsSince: async ({ bookId, chapters }: { readonly bookId: string; readonly chapters: number }) => {
    for (let chapter = 1; chapter <= chapters; chapter++)
      for (const { edition } of await editionsOf({ book_id: bookId, chapter }))
        await questionBanks.update(
          { book_id: bookId, chapter, edition },
          { set: { created_at: now().toISOString() } },
          present('pk'),
        );
  },
  /** The same order of questions several times, as a queue may deliver it. */
  order: ({ job, times }: { readonly job: Job; readonly times: number }) =>
    Promise.all(Array.from({ length: times }, () => sendOrder(job))),
};
