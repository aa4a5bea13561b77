import { Quote } from 'lucide-react';

interface ExplanationProps {
  readonly explanation: string;
  /** The sentence of the book that proves the answer, if the text is available. */
  readonly evidence: string | null;
}

/** The reason why an answer is right, and its sentence in the book. */
export const Explanation = ({ explanation, evidence }: ExplanationProps) => (
  <>
    <p>{explanation}</p>
    {evidence !== null && (
      <blockquote className="flex gap-2 border-l-4 border-sun pl-3 italic">
        <Quote aria-hidden className="mt-1 size-4 shrink-0 text-sun-ink crowded:hidden" />
        <span className="min-w-0">
          <span className="sr-only">The book says: </span>
          {evidence}
        </span>
      </blockquote>
    )}
  </>
);
