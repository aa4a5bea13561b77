import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import type { Received } from '../../../../contract/endpoint';
import type { quiz } from '../../../../contract/quiz/endpoints';
import { navigate } from '../../lib/navigation';
import { part } from '../../lib/part';
import { Guarded } from '../../subjects/anti-cheat/guarded';
import { chapterWords } from '../../subjects/books/chapters';
import { quizKeys } from '../../subjects/quiz/keys';
import type { Sound } from '../../subjects/sounds/notes';
import { useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { KeptDialog } from './kept-dialog';
import { QuestionCard } from './question-card';
import { QuizHead } from './quiz-head';
import { ToBooks } from './to-books';
import { useHandIn } from './use-hand-in';
import { isRight, useRun } from './use-run';
import { WayOn } from './way-on';

const loadCompletion = () => import('./completion-dialog');
const CompletionDialog = part(loadCompletion);

type QuizData = Received<typeof quiz.start>;

/** The quiz itself: choose, check, next, and submit at the end. */
export const Quiz = ({ data }: { data: QuizData }) => {
  const { quiz: questions, book, hero, start_chapter, end_chapter } = data;
  const { id } = useUser();
  const run = useRun(`quiz ${id} ${book.id} ${start_chapter}-${end_chapter}`, questions);
  const queries = useQueryClient();
  const { handIn, late, failure, result, busy } = useHandIn(data, run);

  // The end is there when it is needed, and a question comes first.
  useEffect(() => {
    for (const load of [loadCompletion, () => import('./unsent-quizzes')]) void load().catch(() => undefined);
  }, []);

  const question = questions[run.index];
  if (question === undefined) return null;
  const leave = (to: string, state?: { book: Book }) => {
    queries.removeQueries({ queryKey: quizKeys.taken });
    navigate(to, { replace: true, state });
  };
  const check = () => {
    if (run.choice !== null && !run.showing && isRight(question, run.choice))
      dispatchEvent(new CustomEvent<Sound>('sound', { detail: 'right' }));
    run.check();
  };
  return (
    <>
      <Guarded activity="quiz" className="mx-auto grid w-full max-w-2xl gap-gap">
        <QuizHead
          book={book}
          chapters={chapterWords(start_chapter, end_chapter)}
          number={run.index + 1}
          total={questions.length}
          answers={run.chosen.map((option, at) => isRight(questions[at], option))}
          points={run.tally.points}
        />
        <QuestionCard
          key={question.question}
          book={book.id}
          question={question}
          choice={run.choice}
          checked={run.showing}
          streak={run.tally.streak}
          onChoose={run.choose}
          onCheck={check}
        >
          {run.finished ? (
            failure === null ? (
              <WayOn key="finish" busy={busy} onClick={handIn}>
                {busy ? 'Handing in…' : 'Finish Quiz'}
              </WayOn>
            ) : (
              <Notice kind="info" action={<ToBooks after={{ error: failure, book: book.id }} />}>
                {failure.message}
              </Notice>
            )
          ) : (
            <WayOn key="next" onClick={run.next}>
              Next Question
            </WayOn>
          )}
        </QuestionCard>
      </Guarded>
      {late && <KeptDialog book={book} score={run.tally.score} total={questions.length} onLeave={leave} />}
      {result !== undefined && (
        <Piece>
          <CompletionDialog result={result} hero={hero} book={book} end={end_chapter} onLeave={leave} />
        </Piece>
      )}
    </>
  );
};
