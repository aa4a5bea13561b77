import { ulid } from 'ulid';
import { type ActivityKind, activityKinds, type Measure } from '../../../contract/rules/activity';
import { firstOf } from '../../../contract/rules/analytics';
import { dayOfNumber, numberOfDay } from '../../../contract/rules/day';
import { countingActivity } from '../../../lambdas/activity/count-activity';
import { activityDays, daysBetween, fieldOf } from '../../../lambdas/activity/store';
import { rebuildDays } from '../../../lambdas/analytics/rebuild';
import { now } from '../../../lambdas/platform/clock';
import { transact } from '../../../lambdas/platform/table/transact';
import { activityOf } from '../../../lambdas/quiz/attempt/activities';
import { results } from '../../../lambdas/quiz/attempt/store';

interface Rebuild {
  readonly userId: string;
  /** Writes wrong figures into every day first. */
  readonly spoil?: boolean;
}

interface FullDays {
  readonly userId: string;
  readonly days: number;
  readonly until: string;
}

interface ManyQuizzes {
  readonly userId: string;
  readonly bookId: string;
  readonly count: number;
}

const rebuilt = async ({ userId, spoil }: Rebuild) => {
  if (spoil)
    for (const { day } of await daysBetween(userId, '0', '9', { consistent: true }))
      await activityDays.update({ user_id: userId, day }, { set: { quiz_read: 7 }, add: { comic_done: 3 } });
  return rebuildDays(userId);
};

/** The measures that activities of each kind count. */
const counted: Readonly<Record<ActivityKind, readonly Measure[]>> = {
  quiz: ['done', 'read', 'right', 'asked', 'seconds'],
  chat: ['done', 'read', 'written', 'messages', 'seconds'],
  article: ['done', 'read', 'right', 'asked', 'seconds'],
  comic: ['done', 'written'],
  voice: ['done', 'read', 'written', 'messages', 'seconds'],
  reading: ['read', 'pages'],
};

const fullDays = async ({ userId, days, until }: FullDays) => {
  const first = numberOfDay(firstOf(until, days));
  const counts = Object.fromEntries(
    activityKinds.flatMap((kind) => counted[kind].map((measure) => [fieldOf(kind, measure), 1234])),
  );
  for (let i = 0; i < days; i++) {
    const day = dayOfNumber(first + i);
    await activityDays.update({ user_id: userId, day }, { set: { day, changes: 9, ...counts } });
  }
};

const manyQuizzes = async ({ userId, bookId, count }: ManyQuizzes) => {
  for (let i = 0; i < count; i++) {
    const result = {
      user_id: userId,
      id: ulid(now().getTime() + i),
      book_id: bookId,
      title: 'A book',
      author: 'An author',
      cover_url: null,
      start_chapter: 1,
      end_chapter: 1,
      score: i % 11,
      total: 10,
      points: 0,
      unpaid: null,
      answers: '1.1.0:0123:-',
      created_at: now().toISOString(),
      words: 100,
      seconds: 60,
    };
    await transact({ result: results.creating(result), day: countingActivity(userId, activityOf(result)) });
  }
};

export const dayTasks = {
  /** Rebuilds the counted days of a child. */
  rebuildDays: rebuilt,
  /** Creates days with a value in every field. */
  fullDays,
  /** Creates submitted quizzes without answers. */
  manyQuizzes,
};
