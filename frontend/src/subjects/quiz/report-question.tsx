import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { quizReview } from '../../../../contract/quiz/review';
import { type ReportReason, reportReasons } from '../../../../contract/rules/question-reports';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface ReportQuestionProps {
  readonly book: string;
  /** The id of the question. */
  readonly question: string;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Lets a child say that a question is wrong: one tap, and a reason. */
const ReportQuestion = ({ book, question }: ReportQuestionProps) => {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: ReportReason) =>
      call(quizReview.report, { body: { book_id: book, question_id: question, reason } }),
  });
  if (isSuccess)
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="animate-rise font-semibold outline-none">
        Thank you for telling us! We will look at this question. You keep your points.
      </p>
    );
  if (!asking)
    return (
      <Button
        look="quiet"
        icon={<Flag aria-hidden className="size-4" />}
        className="justify-self-start px-3 text-[0.9em] text-soft!"
        onClick={() => setAsking(true)}
      >
        This question is wrong
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers
    <div role="group" aria-label="What is wrong with it?" className="grid animate-rise gap-2">
      <p ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
        What is wrong with it?
      </p>
      <div className="flex flex-wrap gap-2">
        {reasons.map(([reason, words]) => (
          <Button
            key={reason}
            look="secondary"
            className="px-3 text-[0.9em]"
            disabled={isPending}
            onClick={() => mutate(reason)}
          >
            {words}
          </Button>
        ))}
      </div>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};

export default ReportQuestion;
