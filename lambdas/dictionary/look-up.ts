import { type dictionary, dictionaryLimits } from '../../contract/dictionary/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { log } from '../platform/log';
import { asEntry, findEntry } from './find-entry';
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

/**
 * Looks a word up in the cache, then in the public dictionary. Answers and misses are cached, a failure is not. Throws
 * `definition_not_found`, or `too_many_requests` after 30 lookups within a minute.
 */
export const lookUp = async ({ actor, params }: Admitted<typeof dictionary.lookUp>) => {
  if (!(await countThisMinute(actor.id, 'dictionary', dictionaryLimits.lookupsPerMinute)))
    throw new ApiError('too_many_requests');
  const word = asEntry(params.word);
  const kept = await findEntry(word);
  const { base, meanings } = kept ?? (await askPolitely(word));
  if (kept === undefined) await dictionaryEntries.put({ word, base, meanings });
  if (meanings.length === 0) throw new ApiError('definition_not_found');
  return { word, base, meanings };
};
