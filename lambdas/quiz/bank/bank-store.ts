import * as z from 'zod/mini';
import { skills } from '../../../contract/rules/quiz';
import { Bytes, pack, unpack } from '../../platform/packed';
import { entity } from '../../platform/table/entity';

/**
 * A question of a bank. The order of its fields is fixed, so that equal questions are stored alike. A bank lists its questions
 * in the order of the story.
 */
export const BankQuestion = z.object({
  question: z.string(),
  /** Four, and possibly a fifth that always stays last. */
  options: z.array(z.string()),
  /** The index of the right option. */
  key: z.int(),
  explanation: z.string(),
  /** One or two sentences, verbatim from the book; null if the library does not have the text. */
  evidence: z.nullable(z.string()),
  /** Null if the writer did not name one. */
  skill: z.nullable(z.enum(skills)),
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** The versions that made an edition: the numbers of our own prompts and checks, and the name of the model. */
const Versions = z.object({ prompt: z.int(), model: z.string(), checks: z.int() });
export type Versions = z.infer<typeof Versions>;

export interface BookChapter {
  readonly book_id: string;
  /** 0 for the whole of a book without chapters. */
  readonly chapter: number;
}

const padded = (number: number) => String(number).padStart(3, '0');

export const questionsPartition = (bookId: string) => `QUESTIONS#${bookId}`;

export interface Edition extends BookChapter {
  /** Counted from 1. */
  readonly edition: number;
}

/** One edition of the questions on a chapter, for all children. Never changed: attempts and results refer to its questions. */
export const questionBanks = entity({
  name: 'QuestionBank',
  schema: z.object({
    book_id: z.string(),
    chapter: z.int(),
    edition: z.int(),
    questions: Bytes,
    /** Null for finished questions, which no model wrote. */
    versions: z.nullable(Versions),
    created_at: z.string(),
  }),
  key: ({ book_id, chapter, edition }: Edition) => ({
    pk: questionsPartition(book_id),
    sk: `BANK#${padded(chapter)}#${padded(edition)}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});
type QuestionBank = NonNullable<Awaited<ReturnType<(typeof questionBanks)['get']>>>;

/** All editions of the questions on a chapter, the oldest first. A consistent read, 1 read unit each. */
export const editionsOf = ({ book_id, chapter }: BookChapter): Promise<QuestionBank[]> =>
  questionBanks.list(questionsPartition(book_id), `BANK#${padded(chapter)}#`, { consistent: true });

const Questions = z.array(BankQuestion);

export const questionsIn = ({ questions }: QuestionBank): BankQuestion[] =>
  Questions.parse(unpack(questions));

export const packQuestions = (questions: readonly BankQuestion[]): Uint8Array =>
  pack(Questions.parse(questions));

const chapterKey = (chapter: number) => `CHAPTER#${padded(chapter)}`;

/** The state of the questions on a chapter: the current edition, and the work on the next one. */
export const chapterBanks = entity({
  name: 'ChapterBank',
  schema: z.object({
    chapter: z.int(),
    /** The current edition; 0 before the first. */
    edition: z._default(z.int(), 0),
    /** The number of questions in the current edition. Null if an older version wrote the head: enough for a quiz then. */
    count: z._default(z.nullable(z.int()), null),
    /** The versions of the current edition. */
    versions: z._default(z.nullable(Versions), null),
    /** An edition has been ordered; until this time no other one is ordered. */
    ordered_until: z._default(z.nullable(z.string()), null),
    /** The last order that a worker has begun. Its job may be delivered again. */
    order: z.optional(z.string()),
    /** The end of the lease of the worker that makes an edition. */
    lease_until: z._default(z.nullable(z.string()), null),
    /** Until this time the chapter counts as unknown to the model. */
    unknown_until: z._default(z.nullable(z.string()), null),
    /** The time at which the last worker failed; null after a success. */
    failed_at: z._default(z.nullable(z.string()), null),
    /** The ids of questions of the current edition that are no longer asked. */
    hidden: z._default(z.array(z.string()), []),
    /** Fewer questions are left than a quiz needs, and the text supports more: the next edition keeps them and adds new ones. */
    worn: z._default(z.boolean(), false),
  }),
  key: ({ book_id, chapter }: BookChapter) => ({
    pk: questionsPartition(book_id),
    sk: chapterKey(chapter),
  }),
  retention: 'library',
  onDeletion: 'nobody',
});
export type ChapterBank = NonNullable<Awaited<ReturnType<(typeof chapterBanks)['get']>>>;

/** A question's id, which names the same question of a book for ever: `<chapter>.<edition>.<index>`. */
export const questionId = ({ chapter, edition }: Omit<Edition, 'book_id'>, index: number) =>
  `${chapter}.${edition}.${index}`;

/** The chapter and the edition that a question's id names. */
export const editionOf = (book_id: string, id: string): Edition => {
  const [chapter = 0, edition = 0] = id.split('.').map(Number);
  return { book_id, chapter, edition };
};

/** The states of the chapters from one to another, in order; absent ones are omitted. 1 read unit for about 20. */
export const chapterBanksOf = (bookId: string, first: number, last: number): Promise<ChapterBank[]> =>
  chapterBanks.between(questionsPartition(bookId), chapterKey(first), chapterKey(last), { consistent: true });
