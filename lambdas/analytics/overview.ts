import type { analytics, MissedQuestion, WeekOfChild } from '../../contract/analytics/endpoints';
import type { Friend } from '../../contract/friends/endpoints';
import { isStuck } from '../../contract/rules/analytics';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { daysBetween } from '../activity/store';
import { pageOfSeen } from '../friends/list';
import { inParallel } from '../platform/in-parallel';
import { missedSince } from '../quiz/attempt/missed';
import { periodOf } from './period';
import { sumOf, totalsOf } from './totals';

interface Figures {
  readonly isIdle: boolean;
  readonly right: number;
  readonly asked: number;
}

/** A child who has done nothing yet has no quiet week before it has been here for a week. */
const standingOf = ({ created_at }: UserItem, { isIdle, ...quizzes }: Figures, first: string) => {
  if (isIdle) return newYorkDay(new Date(created_at)) < first ? 'away' : 'new';
  return isStuck(quizzes) ? 'stuck' : 'well';
};

/** Reads one small item for each active day: half a read unit per child. */
const weekOf = async (
  child: UserItem,
  { username, guardian }: Pick<Friend, 'username' | 'guardian'>,
  first: string,
  last: string,
): Promise<WeekOfChild> => {
  const days = await daysBetween(child.id, first, last);
  const [right, asked] = [sumOf(days, 'right', ['quiz']), sumOf(days, 'asked', ['quiz'])];
  const isIdle = days.length === 0;
  return {
    id: child.id,
    username,
    avatar: child.avatar,
    guardian,
    last_active: child.last_activity_date,
    ...totalsOf(days),
    right,
    asked,
    standing: standingOf(child, { isIdle, right, asked }, first),
  };
};

/** The maximum number of children whose quizzes are searched for missed questions, those with the most mistakes first. */
const mostReadThrough = 60;

const missedBy = async (students: readonly WeekOfChild[], first: string): Promise<MissedQuestion[]> => {
  const withMistakes = students
    .filter(({ asked, right }) => right < asked)
    .toSorted((a, b) => b.asked - b.right - (a.asked - a.right))
    .slice(0, mostReadThrough);
  return missedSince(
    withMistakes.map(({ id }) => id),
    first,
  );
};

/**
 * A page of the last seven days of the students whom the adult sees, or of those of one class. A child who only continues an
 * earlier talk is not away.
 */
export const overview = async ({
  actor,
  query: { class_id, cursor },
}: Admitted<typeof analytics.overview>) => {
  const { first, last } = periodOf('7days');
  const { children, next } = await pageOfSeen(actor.user, { classId: class_id, after: cursor });
  const students = await inParallel(children, ({ user, friend }) => weekOf(user, friend, first, last));
  const missed = cursor === undefined ? await missedBy(students, first) : [];
  return { from: first, students, missed, next };
};
