import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { handler } from '../../../lambdas/functions/quiz/count-answers';
import { results } from '../../../lambdas/quiz/attempt/store';
import { additionsOf, statistics } from '../../../lambdas/quiz/review/statistics';

interface Answered {
  readonly bookId: string;
  readonly answers: Readonly<Record<string, readonly boolean[]>>;
}

export const answerTasks = {
  /** Stores answers of other children to these questions, by question: whether each answer was right. */
  answered: async ({ bookId, answers }: Answered) => {
    for (const [id, all] of Object.entries(answers))
      for (const right of all)
        for (const { edition, add } of additionsOf(bookId, [{ id, order: '0123', chosen: 0, right }]))
          await statistics.update(edition, { set: { ...edition }, add });
  },
  /** Delivers the stream's record of a quiz again. */
  countAgain: async ({ userId, quizId }: { readonly userId: string; readonly quizId: string }) => {
    const result = await results.get({ user_id: userId, id: quizId }, { consistent: true });
    const NewImage = marshall(result) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
    return handler({ Records: [{ dynamodb: { ...(NewImage && { NewImage }), SequenceNumber: '1' } }] });
  },
};
