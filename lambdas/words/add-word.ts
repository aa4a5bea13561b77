import { newYorkDay } from '../../contract/rules/day';
import { mostWords } from '../../contract/words/endpoints';
import { now } from '../platform/clock';
import { fits } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { myWordCounts, myWords } from './store';

export interface FoundWord {
  readonly word: string;
  readonly sentence: string | null;
  readonly title: string | null;
  readonly hint: string | null;
}

const nameOf = ({ word }: FoundWord) => `word ${word}`;

/** Puts words on a child's list, due immediately, all or none. Returns what was refused: words that are there, or `room`. */
const put = (user_id: string, words: readonly FoundWord[]): Promise<string[]> =>
  transact<string>({
    room: myWordCounts.updating(
      { user_id },
      { add: { count: words.length } },
      fits('count', mostWords, words.length),
    ),
    ...Object.fromEntries(
      words.map((found) => [
        nameOf(found),
        myWords.creating({
          user_id,
          ...found,
          step: 0,
          reviews: 0,
          due: newYorkDay(now()),
          added_at: now().toISOString(),
        }),
      ]),
    ),
  });

/** `present`: the word is there already and stays as it is; `full`: no room is left. 4 write units. */
export const addWord = async (user_id: string, found: FoundWord): Promise<'added' | 'present' | 'full'> => {
  const refused = await put(user_id, [found]);
  if (refused.includes(nameOf(found))) return 'present';
  return refused.length > 0 ? 'full' : 'added';
};

const roomFor = async (user_id: string): Promise<number> =>
  mostWords - ((await myWordCounts.get({ user_id }, { consistent: true }))?.count ?? 0);

/**
 * Puts different words on the list together, or the first of them that it has room for. Returns those that were
 * there already and stay as they are. 2 write units a word and 2 more.
 */
export const addWords = async <F extends FoundWord>(user_id: string, words: readonly F[]): Promise<F[]> => {
  if (words.length === 0) return [];
  const refused = await put(user_id, words);
  const there = words.filter((found) => refused.includes(nameOf(found)));
  const others = words.filter((found) => !there.includes(found));
  if (there.length > 0) return [...there, ...(await addWords(user_id, others))];
  return refused.length > 0 ? addWords(user_id, words.slice(0, await roomFor(user_id))) : [];
};
