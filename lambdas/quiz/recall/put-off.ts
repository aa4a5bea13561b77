import type { quizRecall } from '../../../contract/quiz/recall';
import { newYorkDay } from '../../../contract/rules/day';
import type { Admitted } from '../../accounts/admitted';
import { now } from '../../platform/clock';
import { absent } from '../../platform/table/condition';
import { recalls } from './store';

/** Ends the questions of a day before or after they are given out, unless they are answered. False if they are. 1 write unit. */
export const putOff = (user_id: string, day: string): Promise<boolean> =>
  recalls.update({ user_id, day }, { set: { day, put_off: true } }, absent('result'));

/** No questions of an earlier quiz today. */
export const putOffRecall = async ({ actor }: Admitted<typeof quizRecall.putOffRecall>) => {
  await putOff(actor.id, newYorkDay(now()));
  return { put_off: true as const };
};
