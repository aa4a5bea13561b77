import { Quote } from 'lucide-react';

interface ExplanationProps {
  readonly explanation: string;
  /** The sentences of the book that prove the answer; null if the library does not have the text. */
  readonly evidence: string | null;
}

/** The reason why an answer is right, and its sentence in the book, or a word that there is none. */
export const Explanation = ({ explanation, evidence }: ExplanationProps) => (
  <>
    <p>{explanation}</p>
    {evidence === null ? (
      <p className="text-soft">Wren made this from memory. Tell us if it is wrong.</p>
    ) : (
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
