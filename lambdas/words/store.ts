import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A word on a child's list: a word of the dictionary and a sentence of an article, never a text of the child. */
export const myWords = entity({
  name: 'MyWord',
  schema: z.object({
    word: z.string(),
    sentence: z.nullable(z.string()),
    title: z.nullable(z.string()),
    hint: z.nullable(z.string()),
    /** How often in a row the word was remembered when it was due. */
    step: z.int(),
    /** How often it was practised. */
    reviews: z.int(),
    /** The day in New York from which it should be practised. */
    due: z.string(),
    added_at: z.string(),
  }),
  key: ({ user_id, word }: { user_id: string; word: string }) => ({
    pk: userPartition(user_id),
    sk: `MYWORD#${word}`,
  }),
  retention: 'account',
  onDeletion: 'delete',
});
export type MyWordItem = NonNullable<Awaited<ReturnType<(typeof myWords)['get']>>>;

export const wordsOf = (userId: string): Promise<MyWordItem[]> =>
  myWords.list(userPartition(userId), 'MYWORD#', { consistent: true });

/** The length of a child's list. It changes in the same transaction, so that the list stays within its limit. */
export const myWordCounts = entity({
  name: 'MyWordCount',
  schema: z.object({ count: z.int() }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'MYWORDS' }),
  retention: 'account',
  onDeletion: 'delete',
});
