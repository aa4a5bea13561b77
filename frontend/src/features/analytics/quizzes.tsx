import { useQuery } from '@tanstack/react-query';
import type { QuizAnalytics } from '../../../../contract/analytics/endpoints';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Facts } from './facts';
import { chapterOf, dateOf, mean, percent, sum } from './format';
import { quizzesQuery } from './queries';
import { Sheet } from './sheet';
import { useFilter, View } from './view';

const mostMissed = 8;
/** As many as an adult can talk about at once. */
const shownMissed = 3;

const missedIn = (quizzes: readonly QuizAnalytics[]) =>
  quizzes
    .flatMap(({ id, book_title, answers }) => answers.map((answer) => ({ ...answer, id, book_title })))
    .filter(({ right_answer, user_answer }) => right_answer !== user_answer)
    .slice(0, mostMissed);

const MissedList = ({ missed }: { missed: ReturnType<typeof missedIn> }) => (
  <ul className="divide-y divide-line">
    {missed.map(({ id, book_title, question, right_answer, user_answer }) => (
      <li key={`${id} ${question}`} className="py-2">
        <span className="block font-semibold">{question}</span>
        <span className="block text-[0.9em] text-soft">
          {book_title}. Answered: {user_answer ?? 'nothing'}. Right: {right_answer}
        </span>
      </li>
    ))}
  </ul>
);

/** The questions that were answered wrongly last. */
const Missed = ({ quizzes }: { quizzes: readonly QuizAnalytics[] }) => {
  const missed = missedIn(quizzes);
  if (missed.length === 0) return null;
  return (
    <Card aria-label="Missed last">
      <h3 className="text-lg">Missed last</h3>
      <MissedList missed={missed.slice(0, shownMissed)} />
      {missed.length > shownMissed && (
        <Disclosure summary={`${missed.length - shownMissed} more`}>
          <MissedList missed={missed.slice(shownMissed)} />
        </Disclosure>
      )}
    </Card>
  );
};

const Quizzes = ({ id, name }: { id: string; name: string }) => {
  const period = useFilter();
  return (
    <View
      query={useQuery(quizzesQuery(id, period.filter))}
      kind="quiz"
      period={period}
      isEmpty={({ length }) => length === 0}
      suggestion={`After a chapter ${name} can take a quiz on it, under Books.`}
    >
      {(quizzes) => (
        <>
          <Facts
            label="Quizzes in figures"
            facts={[
              {
                label: 'Average Score',
                value: percent(mean(quizzes.map(({ score, total }) => score / total))),
              },
              { label: 'Total Quizzes', value: quizzes.length },
              { label: 'Words Read', value: sum(quizzes, ({ words }) => words) },
            ]}
          />
          <Missed quizzes={quizzes} />
          <Sheet
            caption={`Quizzes of ${name}`}
            file={`quizzes-${name}`}
            rows={quizzes}
            keyOf={(quiz) => quiz.id}
            sortedBy={{ head: 'Date', descending: true }}
            columns={[
              { head: 'Book', value: ({ book_title }) => book_title },
              {
                head: 'Chapter',
                value: ({ end_chapter }) => end_chapter,
                cell: ({ end_chapter }) => chapterOf(end_chapter),
                align: 'end',
              },
              {
                head: 'Score',
                value: ({ score }) => score,
                cell: ({ score, total }) => `${score}/${total}`,
                align: 'end',
              },
              {
                head: 'Date',
                value: ({ created_at }) => created_at,
                cell: ({ created_at }) => dateOf(created_at),
              },
            ]}
          />
        </>
      )}
    </View>
  );
};

export default Quizzes;
