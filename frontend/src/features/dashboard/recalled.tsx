import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Received } from '../../../../contract/endpoint';
import type { AnsweredQuestion } from '../../../../contract/quiz/question';
import type { quizRecall } from '../../../../contract/quiz/recall';
import { optionIndex } from '../../../../contract/rules/quiz';
import { Explanation } from '../../subjects/quiz/explanation';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';

interface RecalledProps {
  /** The id of the book. */
  readonly book: string;
  readonly result: Received<typeof quizRecall.answerRecall>;
  readonly onClose: () => void;
}

const headings = ['These two had slipped away.', 'You still know one of them!', 'You still know both!'];

const AnsweredOnce = ({ book, answer }: { book: string; answer: AnsweredQuestion }) => {
  const right = answer.options[optionIndex(answer.correct_option) ?? 0];
  const isKnown = answer.user_answer === right;
  return (
    <li className="grid gap-2 rounded-control bg-sunken p-4">
      <h3 className="text-lg leading-snug">{answer.question}</h3>
      {isKnown ? (
        <p>
          <Badge tone="good" icon={<Check aria-hidden />}>
            Still known
          </Badge>
        </p>
      ) : (
        answer.user_answer !== null && (
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="bad" icon={<X aria-hidden />}>
              Your answer
            </Badge>
            {answer.user_answer}
          </p>
        )
      )}
      <p>
        The answer: <strong>{right}</strong>
      </p>
      <Explanation book={book} question={answer} />
    </li>
  );
};

/** What the child still knew, and the proof of each answer. */
export const Recalled = ({ book, result: { right, answers }, onClose }: RecalledProps) => {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4 crowded:grid">
        <Wren mood={right === 2 ? 'cheering' : right === 1 ? 'proud' : 'reading'} className="w-20 shrink-0" />
        <p ref={status} tabIndex={-1} className="outline-none">
          <strong className="block font-heading text-xl">{headings[right]}</strong>
          {right === 2
            ? 'A week has passed, and it is all there.'
            : 'That happens to everybody. Look, here it is again:'}
        </p>
      </div>
      <ol className="grid gap-3">
        {answers.map((answer) => (
          <AnsweredOnce key={answer.id} book={book} answer={answer} />
        ))}
      </ol>
      <Button onClick={onClose}>Done</Button>
    </div>
  );
};
