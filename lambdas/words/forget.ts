import type { words } from '../../contract/words/endpoints';
import type { Admitted } from '../accounts/admitted';
import { present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { myWordCounts, myWords } from './store';

/** Takes a word off the list; does nothing if it is not there. */
export const forget = async ({ actor, params: { word } }: Admitted<typeof words.forget>) => {
  await transact({
    word: myWords.removing({ user_id: actor.id, word }, present('pk')),
    count: myWordCounts.updating({ user_id: actor.id }, { add: { count: -1 } }),
  });
  return { word };
};
