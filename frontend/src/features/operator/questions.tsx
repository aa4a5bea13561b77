import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuestionToReview, quizReview } from '../../../../contract/quiz/review';
import { call } from '../../lib/api';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { questionsQuery } from './queries';
import { QuestionEntry, type Verdict } from './question-entry';
import { Report, type Said } from './report';

interface Decision {
  readonly question: QuestionToReview;
  readonly verdict: Verdict;
}

const keyOf = ({ book, question_id }: QuestionToReview) => `${book.id} ${question_id}`;

const done: Record<Verdict, string> = { hide: 'The question is hidden.', keep: 'The question is kept.' };

/** Questions that children reported or whose answers are conspicuous, until an operator has decided. */
const Questions = () => {
  const queries = useQueryClient();
  const query = useInfiniteQuery(questionsQuery);
  const [said, setSaid] = useState<Said>();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: ({ question: { book, question_id }, verdict }: Decision) =>
      call(quizReview.decide, { body: { book_id: book.id, question_id, decision: verdict } }),
    onSuccess: () => queries.invalidateQueries(questionsQuery),
  });
  const decide = (decision: Decision) =>
    mutate(decision, { onSuccess: () => setSaid({ text: done[decision.verdict], takesFocus: true }) });
  const rows = query.data?.pages.flatMap((page) => page.questions) ?? [];
  const isLast = (question: QuestionToReview) =>
    variables !== undefined && keyOf(variables.question) === keyOf(question);
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <Pages
        query={query}
        what="question"
        count={rows.length}
        nothing={
          <Nothing title="No question is waiting.">
            Questions that children report, or that nearly everybody answers wrongly, stand here.
          </Nothing>
        }
      >
        <ol className="grid gap-3" aria-label="Questions to review">
          {rows.map((question) => (
            <li key={keyOf(question)}>
              <QuestionEntry
                question={question}
                busy={isPending && isLast(question) ? variables?.verdict : undefined}
                error={isLast(question) ? error?.message : undefined}
                onDecide={(verdict) => decide({ question, verdict })}
              />
            </li>
          ))}
        </ol>
      </Pages>
    </div>
  );
};

export default Questions;
