import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { addWords, type FoundWord } from './add-word';
import { afterAnswer } from './ladder';
import { myWords } from './store';

/** Puts the words that a child missed in an article on the child's list. A word on the list starts from the beginning. */
export const addMissed = async (user_id: string, missed: readonly FoundWord[]): Promise<void> => {
  const anew = afterAnswer(0, false, newYorkDay(now()));
  for (const { word } of await addWords(user_id, missed))
    await myWords.update({ user_id, word }, { set: anew }, present('pk'));
};

/** Adds the words that a crash left out. A word on the list stays as it is: the child may have practised it since. */
export const addLost = async (user_id: string, missed: readonly FoundWord[]): Promise<void> => {
  await addWords(user_id, missed);
};
