import { newYorkDay } from '../../contract/rules/day';
import { secondsFrom } from '../platform/clock';
import type { RequestItem } from './store';

const pauseSeconds = 60;
const mailsPerDay = 5;

/**
 * The count of a child's mails to grown-ups with one more; undefined for one too soon after the last, or too many on a day. It limits
 * what an account can send to strangers.
 */
export const countedMail = (before: RequestItem | undefined, at: Date): RequestItem['mails'] | undefined => {
  const day = newYorkDay(at);
  const count = before?.mails.day === day ? before.mails.count : 0;
  const tooSoon = before !== undefined && secondsFrom(new Date(before.asked_at), pauseSeconds) > at;
  return tooSoon || count >= mailsPerDay ? undefined : { day, count: count + 1 };
};
