import { payerOf } from '../../../lambdas/accounts/ai-budget';
import { orderNext } from '../../../lambdas/articles/order-next';
import { sendOrder } from '../../../lambdas/articles/queue';
import { myWordCounts } from '../../../lambdas/words/store';

interface OfUser {
  readonly userId: string;
}

export const articleTasks = {
  /** Orders the next article, whether or not the child has consent. */
  orderArticle: async ({ userId }: OfUser) => orderNext(await payerOf(userId)),
  /** Delivers the job of an earlier order once more. */
  repeatArticle: ({ userId }: OfUser) => sendOrder({ user_id: userId }),
  /** Sets the length of My words without adding words. */
  wordCount: ({ userId, count }: OfUser & { readonly count: number }) =>
    myWordCounts.update({ user_id: userId }, { set: { count } }),
};
