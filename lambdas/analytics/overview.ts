import type { analytics, MissedQuestion, WeekOfChild } from '../../contract/analytics/endpoints';
import type { Friend } from '../../contract/friends/endpoints';
import { standingOf } from '../../contract/rules/analytics';
import { newYorkDay } from '../../contract/rules/day';
import { suggestionFor } from '../../contract/rules/suggestion';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { pageOfSeen } from '../friends/list';
import { inParallel } from '../platform/in-parallel';
import { missedSince } from '../quiz/attempt/missed';
import { periodOf } from './period';
import { weekOfChild } from './week';

/** Reads one small item for each active day of two weeks: half a read unit per child. */
const weekOf = async (
  child: UserItem,
  { username, guardian }: Pick<Friend, 'username' | 'guardian'>,
  first: string,
): Promise<WeekOfChild> => {
  const week = await weekOfChild(child.id);
  const { words_read, words_written, minutes, book_words, pages, right, asked } = week;
  const activities = week.quizzes + week.articles + week.comics + week.talks;
  const isNew = newYorkDay(new Date(child.created_at)) >= first;
  return {
    id: child.id,
    username,
    avatar: child.avatar,
    guardian,
    last_active: child.last_activity_date,
    words_read,
    words_written,
    minutes,
    activities,
    book_words,
    pages,
    right,
    asked,
    standing: standingOf({ ...week, activities }, isNew),
    suggestion: suggestionFor(week, mayDo(child, 'core')),
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
  const { first } = periodOf('7days');
  const { children, next } = await pageOfSeen(actor.user, { classId: class_id, after: cursor });
  const students = await inParallel(children, ({ user, friend }) => weekOf(user, friend, first));
  const missed = cursor === undefined ? await missedBy(students, first) : [];
  return { from: first, students, missed, next };
};
