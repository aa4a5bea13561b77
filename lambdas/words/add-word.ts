import { newYorkDay } from '../../contract/rules/day';
import { mostWords } from '../../contract/words/endpoints';
import { now } from '../platform/clock';
import { absent, any, below } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { myWordCounts, myWords } from './store';

export interface FoundWord {
  readonly word: string;
  readonly sentence: string | null;
  readonly title: string | null;
  readonly hint: string | null;
}

/** Puts a word on a child's list, due immediately. `present`: it is there already and stays as it is; `full`: no room is left. */
export const addWord = async (user_id: string, found: FoundWord): Promise<'added' | 'present' | 'full'> => {
  const refused = await transact({
    word: myWords.creating({
      user_id,
      ...found,
      step: 0,
      reviews: 0,
      due: newYorkDay(now()),
      added_at: now().toISOString(),
    }),
    count: myWordCounts.updating(
      { user_id },
      { add: { count: 1 } },
      any(absent('count'), below('count', mostWords)),
    ),
  });
  if (refused.includes('word')) return 'present';
  return refused.length > 0 ? 'full' : 'added';
};
