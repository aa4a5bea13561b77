import { newYorkDay } from '../../contract/rules/day';
import { readableSince } from '../../contract/rules/reading-pace';
import { countingActivity } from '../activity/count-activity';
import { activityDays } from '../activity/store';
import { now } from '../platform/clock';
import { absent, all, any, below, equal, present } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact } from '../platform/table/transact';
import { countWords } from '../safety/text/words';
import { logged, places } from './store';

interface Chapter {
  readonly user_id: string;
  readonly book_id: string;
  readonly number: number;
  readonly text: string;
}

/** The chapter has been read to its end, for the first time. */
export const furthestIs = (chapter: number) => ({
  changes: { set: { furthest: chapter } },
  condition: all(present('pk'), any(absent('furthest'), below('furthest', chapter))),
});

/**
 * Notes that a student has read a chapter to its end, and counts its words for the day: each chapter once, and no more words than
 * can have been read since the last ones that were counted, in any book. 1 read unit, 6 write units.
 */
export const countChapter = ({ user_id, book_id, number, text }: Chapter): Promise<true> =>
  optimistically(async () => {
    const at = now();
    const day = newYorkDay(at);
    const last = (await activityDays.get({ user_id, day }, { consistent: true }))?.book_at;
    const words = Math.min(countWords(text), readableSince(last, at));
    const { changes, condition } = furthestIs(number);
    const refused = await transact({
      place: places.updating({ user_id, book_id }, changes, condition),
      day: countingActivity(
        user_id,
        { kind: 'reading', day, counted: { read: words }, bookAt: at.toISOString() },
        last === undefined ? absent('book_at') : equal('book_at', last),
      ),
      book: logged.updating({ user_id, book_id, day }, { set: { book_id, day }, add: { words } }),
    });
    // Counted before, or the account was closed meanwhile.
    return refused.length === 0 || refused.includes('place') ? true : undefined;
  });
