import * as z from 'zod/mini';
import { ArticleId } from '../articles/endpoints';
import { DictionaryWord } from '../dictionary/endpoints';
import { defineEndpoints } from '../endpoint';

/** How many words a child's list holds. */
export const mostWords = 300;

const MyWord = z.object({
  word: z.string(),
  /**
   * The sentence in which the child met the word, with `…` for each gap that was still open; null if the word was met
   * elsewhere.
   */
  sentence: z.nullable(z.string()),
  /** The title of that article. */
  title: z.nullable(z.string()),
  /** Why the word belonged there; null for a word that was looked up. */
  hint: z.nullable(z.string()),
  /** How often it was practised: names the practice that the next answer belongs to. */
  reviews: z.int(),
  /** It should be practised today. */
  is_due: z.boolean(),
  /** It was remembered after one, three and seven days. */
  is_known: z.boolean(),
});
export type MyWord = z.infer<typeof MyWord>;

export const words = defineEndpoints({
  list: {
    method: 'GET',
    path: '/words',
    who: ['student'],
    response: z.object({
      /** Those that are due first, then the latest. */
      words: z.array(MyWord),
      known: z.int(),
      due: z.int(),
    }),
    summary: 'My words: what the child has looked up, or missed in an article',
  },
  keep: {
    method: 'POST',
    path: '/words',
    who: ['student'],
    body: z.strictObject({
      word: DictionaryWord,
      /** The article that contains the word: its sentence is stored with the word. */
      article_id: z.optional(ArticleId),
    }),
    response: z.object({ word: z.string() }),
    errors: ['definition_not_found', 'article_not_found', 'words_full'],
    summary:
      'Puts a word that has just been looked up on the list, in its base form; once, however often it is sent',
  },
  practise: {
    method: 'POST',
    path: '/words/{word}/practice',
    who: ['student'],
    control: 'screen',
    // A round that was begun is finished.
    controlled: 'within',
    params: z.strictObject({ word: DictionaryWord }),
    body: z.strictObject({
      reviews: z.int().check(z.minimum(0)),
      remembered: z.boolean(),
    }),
    response: MyWord,
    errors: ['word_not_found'],
    summary:
      'Says whether the child remembered a word. Unpaid; a repeated answer, or one before the word is due, changes nothing',
  },
  forget: {
    method: 'DELETE',
    path: '/words/{word}',
    who: ['student'],
    params: z.strictObject({ word: DictionaryWord }),
    response: z.object({ word: z.string() }),
    summary: 'Takes a word off the list',
  },
});
