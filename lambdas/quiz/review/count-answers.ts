import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { enoughAnswers, isOutOfBounds } from '../../../contract/rules/question-reports';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { transact } from '../../platform/table/transact';
import { type Answered, readAnswered } from '../attempt/asked';
import { questionReviews, questionsToReview } from './report-store';
import { additionsOf, countedQuizzes, statistics, statisticsOf } from './statistics';

/** The part of a `QuizResult` that counts. */
const Counted = z.object({
  id: z.string(),
  book_id: z.string(),
  answers: z.string(),
  unpaid: z.nullable(z.string()),
});

/** A question's statistics are examined whenever this many answers have been added. */
const every = 10;

/** Lists a question for review if its answers are conspicuous, at most once. */
const listIfConspicuous = async (
  book_id: string,
  question_id: string,
  stored: Readonly<Record<string, unknown>> | undefined,
): Promise<void> => {
  const known = statisticsOf(stored, question_id);
  if (known === null || known.answers < enoughAnswers || known.answers % every !== 0) return;
  if (!isOutOfBounds(known.share_right)) return;
  await questionReviews.create({
    book_id,
    question_id,
    status: 'open',
    reports: 0,
    reasons: {},
    list: questionsToReview,
    listed_at: now().toISOString(),
  });
};

interface CountedQuiz {
  readonly quiz_id: string;
  readonly book_id: string;
  readonly answered: readonly Answered[];
}

/** Adds the answers of a quiz once; examines its questions also on a repetition. */
const countQuiz = async ({ quiz_id, book_id, answered }: CountedQuiz): Promise<void> => {
  const additions = additionsOf(book_id, answered);
  const updates = additions.map(({ edition, add }) =>
    statistics.updating(edition, { set: { ...edition }, add }),
  );
  await transact<string>({ mark: countedQuizzes.creating({ quiz_id }), ...updates });
  for (const { edition } of additions) {
    const stored = await statistics.get(edition, { consistent: true });
    const prefix = `${edition.chapter}.${edition.edition}.`;
    for (const { id } of answered.filter((one) => one.id.startsWith(prefix)))
      await listIfConspicuous(book_id, id, stored);
  }
};

/** Answers that came faster than the questions can be read are guesses and are not counted. */
const countRecord = async ({ dynamodb }: DynamoDBRecord): Promise<void> => {
  const image = unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>);
  const { id, book_id, answers, unpaid } = Counted.parse(image);
  if (unpaid !== 'too_fast') await countQuiz({ quiz_id: id, book_id, answered: readAnswered(answers) });
};

/**
 * Counts the answers of submitted quizzes for the statistics of their questions, outside of the child's request. A record
 * arrives at least once and counts once. After a failure the record is delivered again as the first of a batch. A second failure
 * is thrown: failures that are only reported ring no alarm before the record is discarded.
 */
export const countAnswers = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const record of Records)
    try {
      await countRecord(record);
    } catch (error) {
      log.error('answers not counted', error);
      if (record === Records[0]) throw new Error('Answers could not be counted');
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  return { batchItemFailures: [] };
};
