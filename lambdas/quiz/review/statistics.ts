import * as z from 'zod/mini';
import { entity } from '../../platform/table/entity';
import type { Answered } from '../attempt/asked';
import { type Edition, editionOf, questionsPartition } from '../bank/bank-store';

const padded = (number: number) => String(number).padStart(3, '0');

/**
 * Sums over the first answers to the questions of an edition, in attributes such as `answers_7` for the question with index
 * 7. `rest` is the number of right answers to the other questions of the same quiz.
 */
export const statistics = entity({
  name: 'QuestionStatistics',
  schema: z.looseObject({ book_id: z.string(), chapter: z.int(), edition: z.int() }),
  key: ({ book_id, chapter, edition }: Edition) => ({
    pk: questionsPartition(book_id),
    sk: `STATISTICS#${padded(chapter)}#${padded(edition)}`,
  }),
  retention: 'library',
  onDeletion: 'nobody',
});

/** A quiz whose answers are in the statistics. Kept longer than the stream repeats a record, which is a day at most. */
export const countedQuizzes = entity({
  name: 'CountedQuiz',
  schema: z.object({ quiz_id: z.string() }),
  key: ({ quiz_id }: { quiz_id: string }) => ({ pk: `COUNTEDQUIZ#${quiz_id}`, sk: 'MARK' }),
  retention: { days: 2 },
  onDeletion: 'nobody',
});

const sums = ['answers', 'right', 'rest', 'rest_squared', 'rest_of_right'] as const;
type Sums = Readonly<Record<(typeof sums)[number], number>>;

const indexOf = (questionId: string) => Number(questionId.split('.')[2]);

/** The sums that one quiz adds, by the edition of its questions. */
export const additionsOf = (bookId: string, answered: readonly Answered[]) => {
  const score = answered.filter(({ right }) => right).length;
  const byEdition = Map.groupBy(answered, ({ id }) => id.slice(0, id.lastIndexOf('.')));
  return [...byEdition].map(([prefix, questions]) => ({
    edition: editionOf(bookId, prefix),
    add: Object.fromEntries(
      questions.flatMap(({ id, right }) => {
        const rest = score - Number(right);
        const added: Sums = {
          answers: 1,
          right: Number(right),
          rest,
          rest_squared: rest * rest,
          rest_of_right: right ? rest : 0,
        };
        return sums.map((name) => [`${name}_${indexOf(id)}`, added[name]]);
      }),
    ),
  }));
};

export interface QuestionStatistics {
  readonly answers: number;
  readonly share_right: number;
  readonly discrimination: number | null;
}

/** Null before the first answer. */
export const statisticsOf = (
  stored: Readonly<Record<string, unknown>> | undefined,
  questionId: string,
): QuestionStatistics | null => {
  const sum = (name: keyof Sums) => Number(stored?.[`${name}_${indexOf(questionId)}`] ?? 0);
  const [answers, right] = [sum('answers'), sum('right')];
  if (answers === 0) return null;
  const share_right = right / answers;
  const mean = sum('rest') / answers;
  const deviation = Math.sqrt(Math.max(0, sum('rest_squared') / answers - mean * mean));
  const isTelling = right > 0 && right < answers && deviation > 0;
  const odds = Math.sqrt(share_right / (1 - share_right));
  return {
    answers,
    share_right,
    discrimination: isTelling ? ((sum('rest_of_right') / right - mean) / deviation) * odds : null,
  };
};
