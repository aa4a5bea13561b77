import { Quote } from 'lucide-react';
import type { QuizQuestion } from '../../../../contract/quiz/endpoints';
import { Quotation } from '../reading/quotation';

interface ExplanationProps {
  /** The id of the book. */
  readonly book: string;
  readonly question: Pick<QuizQuestion, 'id' | 'explanation' | 'evidence'>;
}

/** The id of a question begins with its chapter; 0 is the whole of a book without chapters. */
const chapterOf = ({ id }: ExplanationProps['question']) => Number(id.split('.')[0]) || undefined;

/** The reason why an answer is right, and its sentence in the book, or a word that there is none. */
export const Explanation = ({ book, question }: ExplanationProps) => (
  <>
    <p>{question.explanation}</p>
    {question.evidence === null ? (
      <p className="text-soft">Wren made this from memory. Tell us if it is wrong.</p>
    ) : (
      <blockquote className="flex gap-2 border-l-4 border-sun pl-3 italic">
        <Quote aria-hidden className="mt-1 size-4 shrink-0 text-sun-ink crowded:hidden" />
        <span className="min-w-0">
          <span className="sr-only">The book says: </span>
          <Quotation book={book} end={chapterOf(question)} words={question.evidence}>
            {question.evidence}
          </Quotation>
        </span>
      </blockquote>
    )}
  </>
);
