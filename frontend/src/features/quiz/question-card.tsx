import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { QuizQuestion } from '../../../../contract/quiz/endpoints';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Option } from './option';
import { isRight } from './use-run';
import { Verdict } from './verdict';

interface QuestionCardProps {
  /** The id of the book. */
  readonly book: string;
  readonly question: QuizQuestion;
  readonly choice: number | null;
  readonly checked: boolean;
  /** Consecutive right answers, including this one. */
  readonly streak: number;
  readonly onChoose: (option: number) => void;
  readonly onCheck: () => void;
  /** The content after the verdict: the button to the next question. */
  readonly children: ReactNode;
}

/** One question, focused from the start. The keys 1 to 5 choose, Enter checks. */
export const QuestionCard = ({
  book,
  question,
  choice,
  checked,
  streak,
  onChoose,
  onCheck,
  children,
}: QuestionCardProps) => {
  const name = useId();
  // The marked answers and the way on are painted first: a slow phone needs longer for the explanation.
  const explained = useDeferredValue(checked);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    fieldset.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  const byNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const option = Number(event.key) - 1;
    if (question.options[option] !== undefined) onChoose(option);
  };
  return (
    <Card className="animate-rise">
      <form onSubmit={submit} onKeyDown={byNumber} className="grid gap-5">
        <fieldset ref={fieldset} tabIndex={-1} className="grid gap-3 outline-none">
          <legend className="mb-4 font-heading text-xl leading-snug font-bold text-balance sm:text-2xl">
            {question.question}
          </legend>
          {question.options.map((text, option) => (
            <Option
              key={text}
              name={name}
              number={option + 1}
              text={text}
              chosen={choice === option}
              checked={checked}
              right={isRight(question, option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </fieldset>
        <div aria-live="polite">
          {explained && choice !== null && (
            <Verdict book={book} question={question} right={isRight(question, choice)} streak={streak} />
          )}
        </div>
        {/* With the largest letters it would cover the last answers. */}
        <div className="sticky bottom-0 -mx-gap -mb-gap grid gap-3 rounded-b-card border-t border-line bg-raised px-gap pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:justify-items-end sm:px-6 crowded:static">
          {checked ? (
            children
          ) : (
            <Button key="check" type="submit" disabled={choice === null}>
              Check Answer
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
};
