import { Quote } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { QuizQuestion } from '../../../../contract/quiz';
import { pointsForStreak } from '../../../../contract/rules/quiz';
import { Wren } from '../../ui/wren';

interface VerdictProps {
  readonly question: QuizQuestion;
  readonly right: boolean;
  /** Right answers in a row, this one included. */
  readonly streak: number;
}

/** What Wren says to an answer: whether it was right, why, and where the book says so. */
export const Verdict = ({ question, right, streak }: VerdictProps) => {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it would lie below the way on.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className="flex scroll-mb-24 animate-rise gap-3 rounded-control bg-sunken p-4">
      <Wren mood={right ? 'cheering' : 'thinking'} className="w-12 shrink-0 self-start sm:w-20" />
      <div className="grid gap-2">
        <p className="font-heading text-xl font-bold">
          {right ? `Yes! +${pointsForStreak(streak - 1)} points` : 'Not quite. Now you know!'}
          {right && streak > 1 && <span className="text-base text-soft"> · {streak} in a row</span>}
        </p>
        <p>{question.explanation}</p>
        {question.evidence !== null && (
          <blockquote className="flex gap-2 border-l-4 border-sun pl-3 italic">
            <Quote aria-hidden className="mt-1 size-4 shrink-0 text-sun-ink" />
            <span>
              <span className="sr-only">The book says: </span>
              {question.evidence}
            </span>
          </blockquote>
        )}
      </div>
    </div>
  );
};
