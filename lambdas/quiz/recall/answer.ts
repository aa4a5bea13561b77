import type { quizRecall } from '../../../contract/quiz/recall';
import { optionIndex } from '../../../contract/rules/quiz';
import { daysSince } from '../../../contract/rules/recall';
import type { Admitted } from '../../accounts/admitted';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { absent, all, equal } from '../../platform/table/condition';
import { type Answered, questionsAsked, readAnswered, writeAnswered } from '../attempt/asked';
import { questionsGiven } from '../attempt/questions-given';
import { type Given, recalls } from './store';

type Answers = Admitted<typeof quizRecall.answerRecall>['body']['answers'];

/** Marks the answers. Throws `recall_over` if the book was removed, and `invalid_input` for an option that a question does not have. */
const mark = async (given: Given, answers: Answers): Promise<Answered[]> => {
  const found = await questionsGiven(given);
  if (found === undefined) throw new ApiError('recall_over');
  return found.map(({ asked, question }, i) => {
    const name = answers[i] ?? null;
    const chosen = name === null ? null : (optionIndex(name) ?? -1);
    if (chosen !== null && question.options[chosen] === undefined)
      throw new ApiError('invalid_input', ['body.answers']);
    return { ...asked, chosen, right: name === question.correct_option };
  });
};

/** The answered questions with what proves them; without them if the book was removed since. */
const present = async ({ book_id, created_at }: Given, answers: string) => {
  const answered = readAnswered(answers);
  const found = await questionsAsked(book_id, answered, () => created_at);
  return {
    right: answered.filter(({ right }) => right).length,
    answers: found.map(({ asked: { chosen }, question }) => ({
      ...question,
      user_answer: chosen === null ? null : (question.options[chosen] ?? null),
    })),
  };
};

/**
 * Stores the answers to the two questions of a day, also after that day has ended. They count once: a repeated call, also with other
 * answers from another tab, gets the result of the first one.
 */
export const answerRecall = async ({
  actor,
  body: { day, answers },
}: Admitted<typeof quizRecall.answerRecall>) => {
  const key = { user_id: actor.id, day };
  const item = await recalls.get(key, { consistent: true });
  if (item?.given === undefined) throw new ApiError('recall_over');
  if (item.result !== undefined) return present(item.given, item.result.answers);
  if (item.put_off) throw new ApiError('recall_over');

  const answered = await mark(item.given, answers);
  const result = {
    answers: writeAnswered(answered),
    asked: answered.length,
    right: answered.filter(({ right }) => right).length,
    days: daysSince(item.given.quiz_at, now()),
  };
  const isFirst = await recalls.update(
    key,
    { set: { result } },
    all(absent('result'), equal('put_off', false)),
  );
  if (isFirst) {
    log.info('recall done', { right: result.right, days: result.days });
    return present(item.given, result.answers);
  }
  const kept = await recalls.get(key, { consistent: true });
  if (kept?.result === undefined) throw new ApiError('recall_over');
  return present(item.given, kept.result.answers);
};
