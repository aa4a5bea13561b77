import { isStuck } from '../../contract/rules/analytics';
import { numberOfDay } from '../../contract/rules/day';
import { findManyUsers, findUser, type UserItem } from '../accounts/find';
import { idOfMember } from '../accounts/verify';
import { daysBetween } from '../activity/store';
import { openClassesOf } from '../classes/open-classes';
import { inParallel } from '../platform/in-parallel';
import { missedIn, quizzesOn } from '../quiz/attempt/missed';
import { maySee } from '../relations/let-in';
import { supervisionsBy } from '../relations/store';
import { dinnerQuestion } from './dinner-questions';
import { type ClassBook, type ClassLetter, classLetter, type OfClass } from './page/letter';
import type { Days } from './week';

/** The verified teacher with an account under this address now. */
export const teacherOf = async (address: string): Promise<UserItem | undefined> => {
  const id = await idOfMember(address);
  const user = id === undefined ? undefined : await findUser(id);
  return user?.account_type === 'teacher' && user.verified ? user : undefined;
};

type Quizzes = Awaited<ReturnType<typeof quizzesOn>>;

interface Student {
  readonly classes: readonly string[];
  readonly active: boolean;
  readonly quizzes: Quizzes;
}

const most = { books: 2, missed: 3 };

/** The maximum number of students whose quizzes are read, as on the teacher's page. */
const mostReadThrough = 60;

const read = async (child: UserItem, classes: readonly string[], days: Days): Promise<Student> => {
  const counted = await daysBetween(child.id, days.first, days.last);
  const active = counted.length > 0;
  const hasQuizzes = counted.some(({ quiz_done }) => quiz_done > 0);
  return { classes, active, quizzes: hasQuizzes ? await quizzesOn(child.id, days) : [] };
};

const sum = (quizzes: Quizzes, of: 'score' | 'total') => quizzes.reduce((all, quiz) => all + quiz[of], 0);

const booksOf = (students: readonly Student[], week: number): ClassBook[] => {
  const readers = students.flatMap(({ quizzes }) => [
    ...new Map(quizzes.map((quiz) => [quiz.book_id, quiz])).values(),
  ]);
  return [...Map.groupBy(readers, ({ book_id }) => book_id)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most.books)
    .flatMap(([book_id, ofBook]) => {
      const [one] = ofBook;
      if (one === undefined) return [];
      const { title, author, cover_url } = one;
      const question = dinnerQuestion({ book_id, title, is_finished: false }, week);
      const unread = { chapter: null, is_finished: false, right: 0, asked: 0 };
      return [{ book_id, title, author, cover_url, question, readers: ofBook.length, ...unread }];
    });
};

const presentClass = async (name: string, students: readonly Student[], week: number): Promise<OfClass> => {
  const quizzes = students.slice(0, mostReadThrough).flatMap((student) => student.quizzes);
  return {
    name,
    students: students.length,
    active: students.filter(({ active }) => active).length,
    stuck: students.filter((one) =>
      isStuck({ right: sum(one.quizzes, 'score'), asked: sum(one.quizzes, 'total') }),
    ).length,
    right: sum(quizzes, 'score'),
    asked: sum(quizzes, 'total'),
    books: booksOf(students, week),
    missed: await missedIn(quizzes, most.missed),
  };
};

/** Students whom the teacher sees outside of any class. */
const outside = 'your students';

/** The week of a teacher's classes; undefined without a student whom the teacher sees now. */
export const writeClass = async (teacher: UserItem, days: Days): Promise<ClassLetter | undefined> => {
  const [pairs, classes] = await Promise.all([supervisionsBy(teacher.email), openClassesOf(teacher.id)]);
  const users = new Map(
    (await findManyUsers(pairs.map(({ child_id }) => child_id))).map((user) => [user.id, user]),
  );
  const seen = pairs.flatMap((pair) => {
    const child = users.get(pair.child_id);
    return child !== undefined && maySee(teacher, child, pair) ? [{ child, pair }] : [];
  });
  const students = await inParallel(seen, ({ child, pair }) => read(child, pair.classes, days));
  const week = Math.floor(numberOfDay(days.last) / 7);
  const inClasses = classes.map(({ id, name }) => ({
    name,
    of: students.filter((student) => student.classes.includes(id)),
  }));
  const groups = classes.length === 0 ? [{ name: outside, of: students }] : inClasses;
  const written: OfClass[] = [];
  for (const { name, of } of groups) if (of.length > 0) written.push(await presentClass(name, of, week));
  return written.length === 0 ? undefined : classLetter(written, days);
};
