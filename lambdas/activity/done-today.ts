import type { Today } from '../../contract/dashboard/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { type ActivityDay, activityDays } from './store';

type Day = ActivityDay | undefined;

/** A child's activities on a day, from its counts. */
export const doneOn = (day: Day): Today =>
  day === undefined
    ? { articles: 0, comic: false, talk: false }
    : {
        articles: day.article_done,
        comic: day.comic_done > 0,
        // A talk counts as done on its first day, and its messages count on each later day.
        talk: day.chat_messages + day.voice_done > 0,
      };

/** A child's activities of today in New York. 1 read unit. */
export const doneToday = async (user_id: string): Promise<Today> =>
  doneOn(await activityDays.get({ user_id, day: newYorkDay(now()) }, { consistent: true }));
