import { chatPoints } from '../contract/chat/endpoints';
import { feedbackPoints, paidFeedbacksPerDay } from '../contract/feedback/endpoints';
import type { AwardKind } from '../contract/metrics';
import type { GemKind } from '../contract/rewards/endpoints';
import { articlesPerDay, blanksPerArticle, pointsPerBlank } from '../contract/rules/articles';
import { comicPoints, storyWords } from '../contract/rules/comics';
import { emptyTally, paidQuizzesPerDay, questionsPerQuiz, tallyAnswer } from '../contract/rules/quiz';
import { voicePoints } from '../contract/rules/voice';

import type { Level } from '../lambdas/articles/level';
import { readStock } from '../lambdas/articles/stock';
import { isTooFast } from '../lambdas/quiz/attempt/pay';

interface Way {
  readonly does: string;
  /** The average points for doing it once. */
  readonly points: number;
  readonly perDay: number;
  /** The time that the product demands before it pays. A robot can wait for all activities of a day in parallel. */
  readonly seconds: number;
  /** Whether the robot needs the right answers. */
  readonly knows: boolean;
}

/** The shortest duration of a quiz that is paid. */
const quizSeconds = (): number => {
  const begun = new Date(0).toISOString();
  let seconds = 0;
  while (isTooFast(begun, new Date(seconds * 1000).toISOString(), questionsPerQuiz)) seconds++;
  return seconds;
};

const quizPoints = Array.from({ length: questionsPerQuiz }).reduce<typeof emptyTally>(
  (tally) => tallyAnswer(tally, true),
  emptyTally,
).points;

/** The expected points of an article whose gaps are filled with random words of its bank. */
const guessedArticle = (): number => {
  const stock = ([1, 2, 3] as Level[]).flatMap((level) => readStock('articles', level));
  const points = stock.map(
    ({ distractors }) => (pointsPerBlank * blanksPerArticle) / (blanksPerArticle + distractors.length),
  );
  return points.reduce((sum, one) => sum + one, 0) / points.length;
};

type PointKind = Exclude<AwardKind, GemKind>;

/** The ways to earn points, by reason. A new reason does not compile without an entry. */
export const waysOf = (): Record<PointKind, readonly Way[]> => ({
  quiz: [
    {
      does: 'hands in the answers that a quiz came with',
      points: quizPoints,
      perDay: paidQuizzesPerDay,
      seconds: quizSeconds(),
      knows: true,
    },
    {
      does: 'hands in a quiz at once, or without a right answer',
      points: 0,
      perDay: 0,
      seconds: 0,
      knows: false,
    },
  ],
  article: [
    {
      does: 'knows every word of an article',
      points: blanksPerArticle * pointsPerBlank,
      perDay: articlesPerDay,
      seconds: 0,
      knows: true,
    },
    {
      does: 'puts random words into an article',
      points: guessedArticle(),
      perDay: articlesPerDay,
      seconds: 0,
      knows: false,
    },
  ],
  chat: [
    {
      does: 'says three words in a talk, never the same',
      points: chatPoints.message,
      perDay: chatPoints.day / chatPoints.message,
      seconds: 0,
      knows: false,
    },
    { does: 'says one word, or the same again', points: 0, perDay: 0, seconds: 0, knows: false },
  ],
  voice: [
    {
      does: 'begins a voice chat, plays a word and ends it',
      points: voicePoints.minute,
      perDay: voicePoints.day / voicePoints.minute,
      seconds: 0,
      knows: false,
    },
  ],
  comic: [
    // A child can send one story a day.
    {
      does: `hands in ${storyWords.least} words as a story`,
      points: comicPoints,
      perDay: 1,
      seconds: 0,
      knows: false,
    },
  ],
  feedback: [
    {
      does: 'gives feedback on what was paid',
      points: feedbackPoints,
      perDay: paidFeedbacksPerDay.all,
      seconds: 0,
      knows: false,
    },
    { does: 'gives feedback on anything else', points: 0, perDay: 0, seconds: 0, knows: false },
  ],
});

export const perDay = ({ points, perDay }: Way) => points * perDay;

/** The maximum points of a day by reason, for a robot that knows the right answers or for one that does not. */
export const pointsByReason = (knows: boolean): Readonly<Record<PointKind, number>> => {
  const most = Object.entries(waysOf()).map(([reason, ways]) => [
    reason,
    Math.max(...ways.filter((way) => knows || !way.knows).map(perDay)),
  ]);
  return Object.fromEntries(most);
};
