import { useEffect, useRef } from 'react';
import type { QuizQuestion } from '../../../../contract/quiz/endpoints';
import { pointsForStreak } from '../../../../contract/rules/quiz';
import { part } from '../../lib/part';
import { Explanation } from '../../subjects/quiz/explanation';
import { Piece } from '../../ui/piece';
import { Wren } from '../../ui/wren';

// Not needed for the first question.
const ReportQuestion = part(() => import('../../subjects/quiz/report-question'));

interface VerdictProps {
  /** The id of the book. */
  readonly book: string;
  readonly question: QuizQuestion;
  readonly right: boolean;
  /** Consecutive right answers, including this one. */
  readonly streak: number;
}

/** The verdict on an answer: whether it was right, the explanation, and the sentence of the book. */
export const Verdict = ({ book, question, right, streak }: VerdictProps) => {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the explanation would be below the next button.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={ref}
      className="grid scroll-mb-24 animate-rise grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-control bg-sunken p-4 crowded:grid-cols-1 crowded:p-3"
    >
      <Wren
        mood={right ? 'cheering' : 'thinking'}
        className="w-12 self-start sm:row-span-2 sm:w-20 crowded:row-auto"
      />
      <p className="self-center font-heading text-xl font-bold">
        {right ? `Yes! +${pointsForStreak(streak - 1)} points` : 'Not quite. Now you know!'}
        {right && streak > 1 && <span className="text-base text-soft"> · {streak} in a row</span>}
      </p>
      <div className="grid gap-2 max-sm:col-span-2 crowded:col-auto">
        <Explanation book={book} question={question} />
        <Piece silent>
          <ReportQuestion book={book} question={question.id} />
        </Piece>
      </div>
    </div>
  );
};
