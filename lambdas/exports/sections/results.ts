import type { FileOf } from '../../../contract/exports/files';
import { type ReportReason, reportReasons } from '../../../contract/rules/question-reports';
import { allPages, everyDay } from '../../activity/all-pages';
import { titlesOf } from '../../books/titles-of';
import { quizzesPage } from '../../quiz/attempt/activities';
import { openQuizzes } from '../../quiz/attempt/for-export';
import { recallsForExport } from '../../quiz/recall/for-export';
import { reportsForExport } from '../../quiz/review/for-export';
import { folded, html, table } from '../html';
import { section } from './section';

const quizzesOf = (userId: string) =>
  allPages((cursor) => quizzesPage(userId, { cursor, belongs: everyDay }));

const chapters = (start: number | null, end: number | null) => {
  if (end === null) return 'whole book';
  return start === null || start === end ? `chapter ${end}` : `chapters ${start} to ${end}`;
};

const outcomeOf = ({ put_off, asked, right, days }: FileOf<'results'>['asked_again'][number]) => {
  if (asked !== null) return `${right} of ${asked} still known, ${days} days after the quiz`;
  return put_off ? 'put off' : 'not answered';
};

export const results = section({
  name: 'results',
  heading: 'Quiz results',
  read: async ({ person }) => {
    const [quizzes, open, recalls, reports] = await Promise.all([
      quizzesOf(person.id),
      openQuizzes(person.id),
      recallsForExport(person.id),
      reportsForExport(person.id),
    ]);
    const titles = await titlesOf([...open, ...reports].map(({ book_id }) => book_id));
    return {
      quizzes: quizzes.map((quiz) => ({
        ...quiz,
        answers: quiz.answers.map(({ right_answer, ...answer }) => ({
          ...answer,
          right_answer: answer.user_answer === null ? null : right_answer,
        })),
      })),
      begun: open.map(({ book_id, created_at }) => ({
        book_title: titles.get(book_id) ?? null,
        created_at,
      })),
      asked_again: recalls,
      reported: reports.map(({ book_id, reason, created_at }) => ({
        book_title: titles.get(book_id) ?? null,
        reason: reportReasons[reason as ReportReason],
        created_at,
      })),
    };
  },
  show: ({ quizzes, begun, asked_again, reported }, { date, day }) =>
    html`${quizzes.map((quiz) =>
      folded(
        html`${date(quiz.created_at)}: <b>${quiz.book_title}</b>, ${chapters(quiz.start_chapter, quiz.end_chapter)}: ${quiz.score} of ${quiz.total}, ${quiz.points} points`,
        table(
          ['Question', 'Answer', 'Right answer'],
          quiz.answers.map(({ question, user_answer, right_answer }) => [
            question,
            user_answer ?? 'no answer',
            right_answer,
          ]),
        ),
      ),
    )}<h3>Begun and not handed in</h3>${table(
      ['Book', 'On'],
      begun.map(({ book_title, created_at }) => [book_title, date(created_at)]),
    )}<h3>Questions asked again a week or two later</h3>${asked_again.map((one) =>
      folded(
        html`${day(one.day)}: ${one.book_title === null ? 'put off' : html`<b>${one.book_title}</b>, ${chapters(one.start_chapter, one.end_chapter)}: ${outcomeOf(one)}`}`,
        table(
          ['Question', 'Answer', 'Right answer'],
          one.answers.map(({ question, user_answer, right_answer }) => [
            question,
            user_answer ?? 'not known any more',
            right_answer,
          ]),
        ),
      ),
    )}<h3>Questions that were reported</h3>${table(
      ['Book', 'Reason', 'On'],
      reported.map(({ book_title, reason, created_at }) => [book_title, reason, date(created_at)]),
    )}`,
});
