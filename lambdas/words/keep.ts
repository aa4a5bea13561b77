import type { words } from '../../contract/words/endpoints';
import type { Admitted } from '../accounts/admitted';
import { asEntry, findEntry } from '../dictionary/find-entry';
import { glossed } from '../dictionary/glossed';
import { ApiError } from '../platform/api-error';
import { addWord } from './add-word';
import { sentenceWith } from './sentence-with';

/** Finds a text of a child as the child saw it. Throws when the child has none of this id. */
type FindText = (userId: string, id: string) => Promise<{ readonly title: string; readonly text: string }>;

/** The sentence in which the child met the word. */
const placeOf = async (userId: string, word: string, id: string | undefined, findText: FindText) => {
  if (id === undefined) return { sentence: null, title: null };
  const { title, text } = await findText(userId, id);
  const sentence = sentenceWith(text, word);
  return { sentence, title: sentence === null ? null : title };
};

/**
 * Adds a looked-up word to the list, in its base form, with the sentence of the child's own article. Throws
 * `definition_not_found` for a word that is neither in our glosses nor in the cached dictionary, so that no other text gets onto the
 * list.
 */
export const keepFrom =
  (findText: FindText) =>
  async ({ actor, body: { word, article_id } }: Admitted<typeof words.keep>) => {
    const place = await placeOf(actor.id, word, article_id, findText);
    const entry = asEntry(word);
    const { base, meanings } = glossed(entry, place.sentence ?? '') ??
      (await findEntry(word)) ?? { base: word, meanings: [] };
    if (meanings.length === 0) throw new ApiError('definition_not_found');
    if ((await addWord(actor.id, { word: base, ...place, hint: null })) === 'full')
      throw new ApiError('words_full');
    return { word: base };
  };
