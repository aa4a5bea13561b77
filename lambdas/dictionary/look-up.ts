import { dictionaryLimits } from '../../contract/dictionary';
import { ApiError } from '../platform/api-error';
import { countThisMinute } from '../platform/daily-count';
import { log } from '../platform/log';
import type { Person } from '../users/identify';
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
 * Looks a word up, in our own record or in the public dictionary; answers and misses are kept, a failure is not. Throws
 * `definition_not_found`, or `too_many_requests` after 30 lookups within a minute.
 */
export const lookUp = async ({ actor, params }: { actor: Pick<Person, 'id'>; params: { word: string } }) => {
  if (!(await countThisMinute(actor.id, 'dictionary', dictionaryLimits.lookupsPerMinute)))
    throw new ApiError('too_many_requests');
  const word = asEntry(params.word);
  const kept = await findEntry(word);
  const { base, meanings } = kept ?? (await askPolitely(word));
  if (kept === undefined) await dictionaryEntries.put({ word, base, meanings });
  if (meanings.length === 0) throw new ApiError('definition_not_found');
  return { word, base, meanings };
};
