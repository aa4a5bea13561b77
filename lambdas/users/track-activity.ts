import { newYorkDay } from '../../contract/rules/day';
import { currentStreak } from '../../contract/rules/streak';
import { hasArticleOn } from '../articles/done-on';
import { hasChatOn } from '../chat/history';
import { hasComicOn } from '../comics/done-on';
import { now } from '../platform/clock';
import { hasQuizOn } from '../quiz/done-on';
import { type ActivePerson, countDay } from '../rewards/count-day';
import { hasVoiceChatOn } from '../voice/history';
import { findUser } from './find';

/** Whether a user's record shows an activity. */
const wasActiveOn = async (userId: string, day: string): Promise<boolean> =>
  (await hasQuizOn(userId, day)) ||
  (await hasArticleOn(userId, day)) ||
  (await hasComicOn(userId, day)) ||
  (await hasChatOn(userId, day)) ||
  hasVoiceChatOn(userId, day);

/**
 * Counts today if there was an activity today, and returns the current balance. Each activity counts its day itself: this
 * makes up for one that was interrupted.
 */
export const trackActivity = async ({ actor }: { actor: ActivePerson }) => {
  const today = now();
  const day = newYorkDay(today);
  const isCounted = actor.user.last_activity_date === day;
  if (!isCounted && (await wasActiveOn(actor.id, day))) await countDay(actor, today);
  const user = (await findUser(actor.id)) ?? { streak: 0, gems: 0, last_activity_date: null, rest_days: 0 };
  const streak = currentStreak(user.streak, user.last_activity_date, day, user.rest_days);
  return { streak, gems: user.gems };
};
