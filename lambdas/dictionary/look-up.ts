import { type dictionary, dictionaryLimits } from '../../contract/dictionary/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { log } from '../platform/log';
import { arranged, meaningsOfSenses, sensesOfMeanings } from './arrange';
import { asEntry, findEntry } from './find-entry';
import { glossed } from './glossed';
import { type Found, meaningsOf } from './meanings-of';
import { dictionaryEntries } from './store';

const askPolitely = async (word: string): Promise<Found> => {
  try {
    return await meaningsOf(word);
  } catch (error) {
    log.error('dictionary unreachable', error);
    throw new ApiError('dictionary_unavailable');
  }
};

/** The meanings in the cache, otherwise in the public dictionary. Answers and misses are cached, a failure is not. */
const inPublic = async (word: string, sentence: string): Promise<Found> => {
  const kept = await findEntry(word);
  const { base, meanings } = kept ?? (await askPolitely(word));
  if (kept === undefined) await dictionaryEntries.put({ word, base, meanings });
  const senses = arranged(word, sensesOfMeanings(base, meanings), sentence);
  return { base, meanings: meaningsOfSenses(senses) };
};

/**
 * Looks a word up in our own glosses, then in the public dictionary. The sense that fits the sentence comes first; nothing of the
 * sentence is kept or sent. Throws `definition_not_found`, or `too_many_requests` after 30 lookups within a minute.
 */
export const lookUp = async ({ actor, params, query }: Admitted<typeof dictionary.lookUp>) => {
  if (!(await countThisMinute(actor.id, 'dictionary', dictionaryLimits.lookupsPerMinute)))
    throw new ApiError('too_many_requests');
  const word = asEntry(params.word);
  const sentence = query.sentence ?? '';
  const { base, meanings } = glossed(word, sentence) ?? (await inPublic(word, sentence));
  if (meanings.length === 0) throw new ApiError('definition_not_found');
  return { word, base, meanings };
};
