import type { MissedQuestion } from '../../../contract/analytics/endpoints';
import { optionIndex } from '../../../contract/rules/quiz';
import { inParallel } from '../../platform/in-parallel';
import { activityOf } from './activities';
import { type Answered, questionsAsked, readAnswered } from './asked';
import { type QuizResultItem, resultsBefore } from './store';

/** More quizzes than a child takes in a week. */
const latest = 40;

interface Tally {
  readonly answer: Answered;
  readonly result: QuizResultItem;
  missed: number;
  asked: number;
}

const tallies = (results: readonly QuizResultItem[]): Tally[] => {
  const byQuestion = new Map<string, Tally>();
  for (const result of results)
    for (const answer of readAnswered(result.answers)) {
      const key = `${result.book_id} ${answer.id}`;
      const tally = byQuestion.get(key) ?? { answer, result, missed: 0, asked: 0 };
      tally.asked++;
      if (!answer.right) tally.missed++;
      byQuestion.set(key, tally);
    }
  return [...byQuestion.values()];
};

const most = 10;

/** A missed question with the sentence that proves the answer; null where the library does not have the text. */
export interface ProvenMiss extends MissedQuestion {
  readonly evidence: string | null;
}

const present = async (found: readonly Tally[]): Promise<ProvenMiss[]> => {
  const questions = new Map<Tally, ProvenMiss>();
  for (const [book, ofBook] of Map.groupBy(found, ({ result }) => result.book_id)) {
    const asked = ofBook.map((tally) => ({ ...tally.answer, tally }));
    for (const { asked: one, question } of await questionsAsked(
      book,
      asked,
      ({ tally }) => tally.result.created_at,
    ))
      questions.set(one.tally, {
        book_title: one.tally.result.title,
        chapter: Number.parseInt(one.id, 10) || null,
        question: question.question,
        right_answer: question.options[optionIndex(question.correct_option) ?? 0] ?? '',
        missed: one.tally.missed,
        asked: one.tally.asked,
        evidence: question.evidence,
      });
  }
  return found.flatMap((tally) => questions.get(tally) ?? []);
};

/** The questions that were answered wrong in these quizzes; the most often missed first. 1 read unit per chapter of a book. */
export const missedIn = (results: readonly QuizResultItem[], count = most): Promise<ProvenMiss[]> => {
  const missed = tallies(results)
    .filter((tally) => tally.missed > 0)
    .toSorted((a, b) => b.missed - a.missed || b.missed / b.asked - a.missed / a.asked);
  return present(missed.slice(0, count));
};

interface Days {
  readonly first: string;
  readonly last?: string;
}

/** The quizzes that a child has submitted on these days of New York, newest first. */
export const quizzesOn = async (userId: string, { first, last = '9' }: Days): Promise<QuizResultItem[]> =>
  (await resultsBefore(userId, undefined, latest)).filter((result) => {
    const { day } = activityOf(result);
    return first <= day && day <= last;
  });

/** The questions that these children answered wrong in quizzes submitted since a day; the most often missed first. */
export const missedSince = async (userIds: readonly string[], first: string): Promise<MissedQuestion[]> =>
  missedIn((await inParallel(userIds, (id) => quizzesOn(id, { first }))).flat());
