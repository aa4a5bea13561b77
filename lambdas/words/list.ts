import { newYorkDay } from '../../contract/rules/day';
import type { words } from '../../contract/words/endpoints';
import type { Admitted } from '../accounts/admitted';
import { now } from '../platform/clock';
import { presentWord } from './present';
import { wordsOf } from './store';

/** All words of a child: those that are due first; the latest first among these and among the others. */
export const list = async ({ actor }: Admitted<typeof words.list>) => {
  const day = newYorkDay(now());
  const latest = (await wordsOf(actor.id)).toSorted((a, b) => b.added_at.localeCompare(a.added_at));
  const all = latest.map((item) => presentWord(item, day));
  const due = all.filter(({ is_due }) => is_due);
  return {
    words: [...due, ...all.filter(({ is_due }) => !is_due)],
    known: all.filter(({ is_known }) => is_known).length,
    due: due.length,
  };
};
