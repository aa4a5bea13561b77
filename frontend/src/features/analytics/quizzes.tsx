import { useQuery } from '@tanstack/react-query';
import type { QuizAnalytics } from '../../../../contract/analytics/endpoints';
import { analyticsMessages } from '../../../../contract/analytics/messages';
import { Card } from '../../ui/card';
import { Facts } from './facts';
import { chapterOf, dateOf, mean, percent, sum } from './format';
import { quizzesQuery } from './queries';
import { Sheet } from './sheet';
import { NothingYet, useFilter, View } from './view';

const mostMissed = 8;

const missedIn = (quizzes: readonly QuizAnalytics[]) =>
  quizzes
    .flatMap(({ id, book_title, answers }) => answers.map((answer) => ({ ...answer, id, book_title })))
    .filter(({ right_answer, user_answer }) => right_answer !== user_answer)
    .slice(0, mostMissed);

/** The questions that were answered wrongly last. */
const Missed = ({ quizzes }: { quizzes: readonly QuizAnalytics[] }) => {
  const missed = missedIn(quizzes);
  if (missed.length === 0) return null;
  return (
    <Card aria-label="Missed last">
      <h3 className="text-lg">Missed last</h3>
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
    </Card>
  );
};

const Quizzes = ({ id, name }: { id: string; name: string }) => {
  const { filter, control } = useFilter();
  return (
    <View query={useQuery(quizzesQuery(id, filter))} kind="quiz" control={control}>
      {(quizzes) => (
        <>
          <Facts
            label="Quizzes in figures"
            facts={[
              { label: 'Total Quizzes', value: quizzes.length },
              { label: 'Words Read', value: sum(quizzes, ({ words }) => words) },
              {
                label: 'Average Score',
                value: percent(mean(quizzes.map(({ score, total }) => score / total))),
              },
            ]}
          />
          {quizzes.length === 0 ? (
            <NothingYet title={analyticsMessages.none.quiz}>
              After a chapter {name} can take a quiz on it, under Books.
            </NothingYet>
          ) : (
            <>
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
              <Missed quizzes={quizzes} />
            </>
          )}
        </>
      )}
    </View>
  );
};

export default Quizzes;
