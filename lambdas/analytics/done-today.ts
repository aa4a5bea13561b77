import type { Today } from '../../contract/dashboard';
import { newYorkDay } from '../../contract/rules/day';
import { now } from '../platform/clock';
import { activityDays } from './store';

/** What a child has done today in New York. 1 read unit. */
export const doneToday = async (user_id: string): Promise<Today> => {
  const day = await activityDays.get({ user_id, day: newYorkDay(now()) }, { consistent: true });
  if (day === undefined) return { articles: 0, comic: false, talk: false };
  return {
    articles: day.article_done,
    comic: day.comic_done > 0,
    // A talk that began earlier counts as done on its first day only.
    talk: day.chat_messages + day.voice_done > 0,
  };
};
