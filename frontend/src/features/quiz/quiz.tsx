import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Book } from '../../../../contract/books';
import type { Received } from '../../../../contract/endpoint';
import { quiz } from '../../../../contract/quiz';
import { optionName } from '../../../../contract/rules/quiz';
import { call, mayPass } from '../../lib/api';
import { chapterWords } from '../../lib/chapters';
import { knownBook } from '../../lib/known-book';
import { navigate } from '../../lib/navigation';
import { quizHistoryKey } from '../../lib/quiz-history';
import { userQuery, useUser } from '../../lib/user';
import { Button } from '../../ui/button';
import { Guarded } from '../../ui/guarded';
import { Notice } from '../../ui/notice';
import { CompletionDialog } from './completion-dialog';
import { QuestionCard } from './question-card';
import { QuizHead } from './quiz-head';
import { useRun } from './use-run';
import { WayOn } from './way-on';

type QuizData = Received<typeof quiz.start>;

/** The quiz itself: choose, check, next, and hand in at the end. */
export const Quiz = ({ data }: { data: QuizData }) => {
  const { quiz: questions, book, start_chapter, end_chapter } = data;
  const { id } = useUser();
  const run = useRun(`quiz ${id} ${book.id} ${start_chapter}-${end_chapter}`, questions);
  const queries = useQueryClient();
  const submission = useMutation({
    mutationFn: () =>
      call(quiz.submit, {
        body: {
          book_id: book.id,
          start_chapter,
          end_chapter,
          score: run.tally.score,
          points: run.tally.points,
          answers: questions.map(({ question, options, correct_option }, i) => ({
            question,
            options,
            correct_option,
            user_answer: optionName(run.chosen[i] ?? 0),
          })),
        },
      }),
    onSuccess: () => {
      run.forget();
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      void queries.invalidateQueries({ queryKey: quizHistoryKey });
    },
  });

  const question = questions[run.index];
  if (question === undefined) return null;
  const leave = (to: string, state?: { book: Book }) => {
    queries.removeQueries({ queryKey: ['quiz'] });
    navigate(to, { replace: true, state });
  };
  return (
    <>
      <Guarded activity="quiz" className="mx-auto grid w-full max-w-2xl gap-gap">
        <QuizHead
          title={book.title}
          chapters={chapterWords(start_chapter, end_chapter)}
          number={run.index + 1}
          total={questions.length}
          done={run.chosen.length}
          points={run.tally.points}
        />
        <QuestionCard
          key={question.question}
          question={question}
          choice={run.choice}
          checked={run.showing}
          streak={run.tally.streak}
          onChoose={run.choose}
          onCheck={run.check}
        >
          {run.finished ? (
            <WayOn key="finish" busy={submission.isPending} onClick={() => submission.mutate()}>
              {submission.isPending ? 'Handing in…' : 'Finish Quiz'}
            </WayOn>
          ) : (
            <WayOn key="next" onClick={run.next}>
              Next Question
            </WayOn>
          )}
        </QuestionCard>
        {submission.isError && (
          <Notice
            kind={mayPass(submission.error) ? 'error' : 'info'}
            action={
              <Button look="secondary" onClick={() => navigate('/books')}>
                Back to Books
              </Button>
            }
          >
            {submission.error.message}
            {mayPass(submission.error) && ' Your answers are safe here: you can press “Finish Quiz” again.'}
          </Notice>
        )}
      </Guarded>
      {submission.data !== undefined && (
        <CompletionDialog
          result={submission.data}
          onClose={() => leave('/dashboard')}
          onNextChapters={
            end_chapter === null
              ? undefined
              : () => leave(`/books?book=${book.id}`, { book: knownBook(book) })
          }
        />
      )}
    </>
  );
};
