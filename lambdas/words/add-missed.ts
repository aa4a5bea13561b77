import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { addWord, type FoundWord } from './add-word';
import { afterAnswer } from './ladder';
import { myWords } from './store';

/** Puts the words that a child missed in an article on the child's list. A word on the list starts from the beginning. */
export const addMissed = async (user_id: string, missed: readonly FoundWord[]): Promise<void> => {
  const anew = afterAnswer(0, false, newYorkDay(now()));
  for (const found of missed)
    if ((await addWord(user_id, found)) === 'present')
      await myWords.update({ user_id, word: found.word }, { set: anew }, present('pk'));
};

/** Adds the words that a crash left out. A word on the list stays as it is: the child may have practised it since. */
export const addLost = async (user_id: string, missed: readonly FoundWord[]): Promise<void> => {
  for (const found of missed) await addWord(user_id, found);
};
