import { Check } from 'lucide-react';
import type { Call } from '../../../../contract/endpoint';
import type { QuestionToReview, quizReview } from '../../../../contract/quiz/review';
import { reportReasons } from '../../../../contract/rules/question-reports';
import { counted } from '../../lib/counted';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** How the question was answered, in words. */
const statisticsWords = ({ statistics }: QuestionToReview): string => {
  if (statistics === null) return 'Nobody has answered it yet.';
  const { answers, share_right, discrimination } = statistics;
  // A negative correlation with the other questions.
  const telling =
    discrimination !== null && discrimination < 0 ? ' Good readers get it wrong more often.' : '';
  return `${counted(answers, 'answer')}, ${percent(share_right)} right.${telling}`;
};

export type Verdict = Call<typeof quizReview.decide>['body']['decision'];

interface QuestionEntryProps {
  readonly question: QuestionToReview;
  /** The decision that is being sent. */
  readonly busy: Verdict | undefined;
  /** Why the last decision failed. */
  readonly error: string | undefined;
  readonly onDecide: (verdict: Verdict) => void;
}

/** One question with its proof, its reports and the decision. */
export const QuestionEntry = ({ question, busy, error, onDecide }: QuestionEntryProps) => (
  <Card className="grid gap-3 p-4">
    <h3 className="text-lg wrap-anywhere">{question.question}</h3>
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {question.status === 'hidden' && <Badge tone="waiting">Hidden by children</Badge>}
      {question.reports.map(({ reason, count }) => (
        <Badge key={reason} tone="bad">
          {reportReasons[reason]}: {count}
        </Badge>
      ))}
    </div>
    <ul className="grid gap-1">
      {question.options.map((option, at) => (
        <li key={option} className="flex items-center gap-2">
          {at === question.key ? (
            <>
              <Check aria-hidden className="size-5 text-leaf" />
              <strong>{option}</strong>
              <span className="sr-only">(right)</span>
            </>
          ) : (
            <span className="pl-7">{option}</span>
          )}
        </li>
      ))}
    </ul>
    <p>{question.explanation}</p>
    {question.evidence === null ? (
      <p className="text-soft">From the model’s memory: the library does not have the text.</p>
    ) : (
      <blockquote className="border-l-4 border-sun pl-3 italic">{question.evidence}</blockquote>
    )}
    <p>{statisticsWords(question)}</p>
    <p className="text-[0.9em] text-soft">
      {question.book.title}, question {question.question_id}
    </p>
    {error !== undefined && <Notice kind="error">{error}</Notice>}
    <div className="flex flex-wrap gap-2">
      {(['keep', 'hide'] as const).map((decision) => (
        <Button
          key={decision}
          look={decision === 'hide' ? 'danger' : 'secondary'}
          busy={busy === decision}
          aria-label={`${decision === 'hide' ? 'Hide' : 'Keep'}: ${question.question}`}
          onClick={() => onDecide(decision)}
        >
          {decision === 'hide' ? 'Hide it' : 'Keep it'}
        </Button>
      ))}
    </div>
  </Card>
);
