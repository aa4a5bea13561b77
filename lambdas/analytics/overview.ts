import type { MissedQuestion, WeekOfChild } from '../../contract/analytics';
import { isStuck } from '../../contract/rules/analytics';
import { seenChildren } from '../friends/list';
import { inParallel } from '../platform/in-parallel';
import { missedSince } from '../quiz/missed';
import type { UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { periodOf } from './period';
import { daysBetween } from './store';
import { sumOf, totalsOf } from './totals';

/** A small item for each day that was read on: half a read unit a child. */
const weekOf = async (child: UserItem, name: string, first: string, last: string): Promise<WeekOfChild> => {
  const days = await daysBetween(child.id, first, last);
  const [right, asked] = [sumOf(days, 'right', ['quiz']), sumOf(days, 'asked', ['quiz'])];
  const isAway = sumOf(days, 'done') + sumOf(days, 'messages') === 0;
  return {
    id: child.id,
    username: name,
    avatar: child.avatar,
    last_active: child.last_activity_date,
    ...totalsOf(days),
    right,
    asked,
    standing: isAway ? 'away' : isStuck({ right, asked }) ? 'stuck' : 'well',
  };
};

/** The quizzes of so many children are looked through for what they miss, those with the most mistakes first. */
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
 * The last seven days of every student whom the adult sees, or of those of one class. A child who takes part otherwise, in a
 * talk begun earlier, is not away.
 */
export const overview = async ({
  actor,
  query: { class_id },
}: {
  actor: Person;
  query: { class_id?: string | undefined };
}) => {
  const { first, last } = periodOf('7days');
  const seen = await seenChildren(actor.user);
  const wanted = seen.filter(({ friend }) => class_id === undefined || friend.classes.includes(class_id));
  const students = await inParallel(wanted, ({ user, friend }) => weekOf(user, friend.username, first, last));
  return { from: first, students, missed: await missedBy(students, first) };
};
