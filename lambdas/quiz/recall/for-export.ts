import { optionIndex } from '../../../contract/rules/quiz';
import { questionsAsked, readAnswered } from '../attempt/asked';
import { type RecallItem, recallsOf } from './store';

const answersOf = async ({ given, result }: RecallItem) => {
  if (given === undefined || result === undefined) return [];
  const found = await questionsAsked(given.book_id, readAnswered(result.answers), () => given.created_at);
  return found.map(({ asked: { chosen }, question: { question, options, correct_option } }) => ({
    question,
    options,
    user_answer: chosen === null ? null : (options[chosen] ?? null),
    right_answer: options[optionIndex(correct_option) ?? 0] ?? '',
  }));
};

const present = async (item: RecallItem) => {
  const { day, put_off, given, result } = item;
  return {
    day,
    book_title: given?.title ?? null,
    start_chapter: given?.start_chapter ?? null,
    end_chapter: given?.end_chapter ?? null,
    quiz_at: given?.quiz_at ?? null,
    put_off,
    asked: result?.asked ?? null,
    right: result?.right ?? null,
    days: result?.days ?? null,
    answers: await answersOf(item),
  };
};

/** What a child was asked again: with the questions once they are answered. */
export const recallsForExport = async (userId: string) => Promise.all((await recallsOf(userId)).map(present));
