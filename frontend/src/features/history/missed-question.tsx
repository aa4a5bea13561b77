import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { optionIndex } from '../../../../contract/rules/quiz';
import { cx } from '../../lib/cx';
import { Answer, answerClass } from '../../subjects/quiz/answer';
import { Explanation } from '../../subjects/quiz/explanation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { ReviewedAnswer } from './reviewed-question';

interface MissedQuestionProps {
  /** The id of the book. */
  readonly book: string;
  readonly answer: ReviewedAnswer;
  /** Whether the answer was found in the end. */
  readonly onDone: (found: boolean) => void;
}

/** The four options in another order than in the quiz; a fifth stays last. */
const reordered = (options: readonly string[]) => [
  ...options.slice(2, 4),
  ...options.slice(0, 2),
  ...options.slice(4),
];

/** The first wrong try shows the book's sentence as a clue, the second one the answer. */
const mostTries = 2;

const Clue = ({ evidence }: { evidence: string | null }) => (
  <div role="status" className="grid animate-rise gap-2 rounded-control bg-sunken p-4">
    <p className="font-heading text-lg font-bold">Not that one. Here is a clue:</p>
    {evidence === null ? (
      <p>Look it up in the book, then try once more.</p>
    ) : (
      <blockquote className="border-l-4 border-sun pl-3 italic">{evidence}</blockquote>
    )}
  </div>
);

/** One missed question, asked again without points. */
export const MissedQuestion = ({ book, answer, onDone }: MissedQuestionProps) => {
  const { question, evidence, correct_option } = answer;
  const [options] = useState(() => reordered(answer.options));
  const right = answer.options[optionIndex(correct_option) ?? -1];
  const [choice, setChoice] = useState<string>();
  const [tried, setTried] = useState<readonly string[]>([]);
  const name = useId();
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  const found = right !== undefined && tried.includes(right);
  const over = found || tried.length >= mostTries;
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== undefined) setTried([...tried, choice]);
    setChoice(undefined);
  };
  return (
    <Card className="animate-rise">
      <form onSubmit={check} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend ref={legend} tabIndex={-1} className="mb-3 font-heading text-xl font-bold outline-none">
            {question}
          </legend>
          {options.map((text, at) => {
            const isTried = tried.includes(text);
            const state = {
              chosen: isTried || choice === text,
              checked: over || isTried,
              right: over && text === right,
            };
            return (
              <label
                key={text}
                className={cx(
                  answerClass(state),
                  'has-focus-visible:outline-3 has-focus-visible:outline-sea',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={choice === text}
                  disabled={over || isTried}
                  onChange={() => setChoice(text)}
                />
                <Answer number={at + 1} text={text} {...state} />
              </label>
            );
          })}
        </fieldset>
        {tried.length > 0 && !over && <Clue evidence={evidence} />}
        {over ? (
          <>
            <div role="status" className="grid gap-2 rounded-control bg-sunken p-4">
              <p className="font-heading text-lg font-bold">
                {found ? 'Yes! Now you know it.' : 'This is the answer:'}
              </p>
              <Explanation book={book} question={answer} />
            </div>
            <Button className="justify-self-end" onClick={() => onDone(found)}>
              Go on
            </Button>
          </>
        ) : (
          <Button type="submit" className="justify-self-end" disabled={choice === undefined}>
            Check Answer
          </Button>
        )}
      </form>
    </Card>
  );
};
