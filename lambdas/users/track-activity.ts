import { readingDay } from '../../contract/rules/day';
import { currentStreak } from '../../contract/rules/streak';
import { hasArticleOn } from '../articles/done-on';
import { hasChatOn } from '../chat/history';
import { hasComicOn } from '../comics/done-on';
import { now } from '../platform/clock';
import { hasQuizOn } from '../quiz/done-on';
import { type ActivePerson, countDay } from '../rewards/count-day';
import { hasVoiceChatOn } from '../voice/history';
import { findUser } from './find';

/** Whether a user's record shows an activity on a reading day. `isThen` tells whether a moment belongs to it. */
const wasActive = async (userId: string, isThen: (at: string) => boolean): Promise<boolean> =>
  (await hasQuizOn(userId, isThen)) ||
  (await hasArticleOn(userId, isThen)) ||
  (await hasComicOn(userId, isThen)) ||
  (await hasChatOn(userId, isThen)) ||
  hasVoiceChatOn(userId, isThen);

/**
 * Counts today if there was an activity today, and returns the current balance. Each activity counts its day itself: this
 * makes up for one that was interrupted.
 */
export const trackActivity = async ({ actor }: { actor: ActivePerson }) => {
  const today = now();
  const day = readingDay(actor.user, today);
  const isToday = (at: string) => readingDay(actor.user, new Date(at)) === day;
  const isCounted = actor.user.last_activity_date === day;
  if (!isCounted && (await wasActive(actor.id, isToday))) await countDay(actor, today);
  const user = (await findUser(actor.id)) ?? { streak: 0, gems: 0, last_activity_date: null, rest_days: 0 };
  const streak = currentStreak(user.streak, user.last_activity_date, day, user.rest_days);
  return { streak, gems: user.gems };
};
