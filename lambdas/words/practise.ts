import { newYorkDay } from '../../contract/rules/day';
import type { words } from '../../contract/words/endpoints';
import { finishingRound } from '../../contract/words/round';
import type { Admitted } from '../accounts/admitted';
import { mustBeAllowedToGoOn } from '../accounts/may-do';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { all, equal, present } from '../platform/table/condition';
import { afterAnswer } from './ladder';
import { presentWord } from './present';
import { myWords } from './store';

/**
 * Moves a word up one step, or back to the first. An answer to an earlier practice, repeated or from another tab, changes
 * nothing, and neither does an answer before the word is due. A round that was begun is finished when the child's time has run out.
 * Throws `word_not_found`.
 */
export const practise = async ({
  actor,
  params: { word },
  body: { reviews, remembered },
}: Admitted<typeof words.practise>) => {
  mustBeAllowedToGoOn(actor.user, 'screen', finishingRound);
  const key = { user_id: actor.id, word };
  const day = newYorkDay(now());
  const found = await myWords.get(key, { consistent: true });
  if (found === undefined) throw new ApiError('word_not_found');
  if (found.due > day || found.reviews !== reviews) return presentWord(found, day);
  const set = { ...afterAnswer(found.step, remembered, day), reviews: reviews + 1 };
  await myWords.update(key, { set }, all(present('pk'), equal('reviews', reviews)));
  const kept = await myWords.get(key, { consistent: true });
  if (kept === undefined) throw new ApiError('word_not_found');
  return presentWord(kept, day);
};
