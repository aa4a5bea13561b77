import { newYorkDay } from '../../contract/rules/day';
import { readableSince } from '../../contract/rules/reading-pace';
import { countingActivity } from '../activity/count-activity';
import { activityDays } from '../activity/store';
import { now } from '../platform/clock';
import { absent, all, any, below, equal, present } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { countWords } from '../safety/text/words';
import { places } from './store';

interface Key {
  readonly user_id: string;
  readonly book_id: string;
}

interface Here {
  readonly chapter: number;
}

/** The change that stores a place at the end of a chapter, and its condition: the chapter is further than those that were finished. */
export const finishing = (here: Here, words = 0) =>
  [
    { set: { ...here, furthest: here.chapter }, add: { words } },
    all(present('pk'), any(absent('furthest'), below('furthest', here.chapter))),
  ] as const;

/**
 * Stores a student's place at the end of a chapter, and counts the chapter's words for the day: each chapter once, and no more words
 * than can have been read since the last ones that were counted, in any book. False for a chapter that was finished before, and
 * without a place in the book. 1 read unit, 4 write units.
 */
export const countChapter = (key: Key, here: Here, text: string): Promise<boolean> =>
  optimistically(async () => {
    const at = now();
    const day = newYorkDay(at);
    const last = (await activityDays.get({ user_id: key.user_id, day }, { consistent: true }))?.book_at;
    const words = Math.min(countWords(text), readableSince(last, at));
    const refused = await transact({
      place: places.updating(key, ...finishing(here, words)),
      day: countingActivity(
        key.user_id,
        { kind: 'reading', day, counted: { read: words } },
        { set: { book_at: at.toISOString() } },
        last === undefined ? absent('book_at') : equal('book_at', last),
      ),
    });
    if (refused.length === 0) return true;
    return refused.includes('place') ? false : undefined;
  });
