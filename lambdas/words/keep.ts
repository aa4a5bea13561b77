import { filledContent } from '../articles/filled-content';
import { getArticle } from '../articles/get-article';
import { sentenceWith } from '../articles/sentence-with';
import { findEntry } from '../dictionary/find-entry';
import { ApiError } from '../platform/api-error';
import type { Person } from '../users/identify';
import { addWord } from './add-word';

/** The sentence as the child saw it: the answers of an open article stay here. */
const placeOf = async (userId: string, word: string, articleId: string | undefined) => {
  if (articleId === undefined) return { sentence: null, title: null };
  const { article, answers, completed_at } = await getArticle(userId, articleId);
  const text = completed_at === null ? article.content : filledContent(article.content, answers);
  const sentence = sentenceWith(text, word);
  return { sentence, title: sentence === null ? null : article.title };
};

/**
 * Puts a word that was looked up on the list, in its base form, with the sentence of the child's own article. Throws
 * `definition_not_found` for a word that our record of the dictionary does not have: no other text gets onto the list.
 */
export const keep = async ({
  actor,
  body: { word, article_id },
}: {
  actor: Pick<Person, 'id'>;
  body: { word: string; article_id?: string | undefined };
}) => {
  const place = await placeOf(actor.id, word, article_id);
  const { base, meanings } = (await findEntry(word)) ?? { base: word, meanings: [] };
  if (meanings.length === 0) throw new ApiError('definition_not_found');
  if ((await addWord(actor.id, { word: base, ...place, hint: null })) === 'full')
    throw new ApiError('words_full');
  return { word: base };
};
