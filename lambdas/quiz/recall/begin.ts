import type { quizRecall, Recall } from '../../../contract/quiz/recall';
import type { Admitted } from '../../accounts/admitted';
import { absent } from '../../platform/table/condition';
import { questionsGiven } from '../attempt/questions-given';
import { choose } from './choose';
import { isOpen, recallToday } from './due';
import { putOff } from './put-off';
import { type RecallItem, recalls } from './store';

/** The open questions of a day, without their answers; undefined if they are over, or their book was removed. */
const present = async (item: RecallItem): Promise<Recall | undefined> => {
  const { day, given } = item;
  const found = given && isOpen(item) ? await questionsGiven(given) : undefined;
  if (given === undefined || found === undefined) return undefined;
  const { title, start_chapter, end_chapter, book_id } = given;
  const questions = found.map(({ question: { id, question, options } }) => ({ id, question, options }));
  return { day, title, start_chapter, end_chapter, book_id, questions };
};

/** The item of today, which is made if a quiz has two questions; another tab may have been faster. */
const itemOfToday = async (userId: string): Promise<RecallItem | undefined> => {
  const { day, today, quizzes } = await recallToday(userId, { consistent: true });
  if (today !== undefined) return today;
  const given = await choose(userId, quizzes);
  if (given === undefined) {
    // Their books are gone, so that nothing of them is offered again today.
    if (quizzes.length > 0) await putOff(userId, day);
    return undefined;
  }
  const item = { day, put_off: false, given };
  const isOurs = await recalls.put({ ...item, user_id: userId }, absent('pk'));
  return isOurs ? item : recalls.get({ user_id: userId, day }, { consistent: true });
};

/** Gives out two questions, once a day of New York, and the same ones again until they are answered or put off. */
export const beginRecall = async ({ actor }: Admitted<typeof quizRecall.beginRecall>) => {
  const item = await itemOfToday(actor.id);
  if (item === undefined) return { recall: null };
  const recall = await present(item);
  if (recall === undefined && isOpen(item)) await putOff(actor.id, item.day);
  return { recall: recall ?? null };
};
