import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Recall } from '../../../../contract/quiz/recall';
import { optionName } from '../../../../contract/rules/quiz';
import { cx } from '../../lib/cx';
import { Answer, answerClass } from '../../subjects/quiz/answer';
import { Button } from '../../ui/button';

interface RecallQuestionProps {
  readonly question: Recall['questions'][number];
  readonly busy: boolean;
  /** With the name of the option; null if the child does not know any more. */
  readonly onAnswer: (option: string | null) => void;
}

/** One question, focused from the start. The keys 1 to 5 choose, Enter answers. */
export const RecallQuestion = ({ question: { question, options }, busy, onAnswer }: RecallQuestionProps) => {
  const name = useId();
  const [choice, setChoice] = useState<number>();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldset.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice !== undefined && !busy) onAnswer(optionName(choice));
  };
  const byNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const option = Number(event.key) - 1;
    if (busy || options[option] === undefined) return;
    setChoice(option);
    // There Enter answers.
    fieldset.current?.querySelectorAll('input')[option]?.focus();
  };
  return (
    <form onSubmit={submit} onKeyDown={byNumber} className="grid gap-4">
      <fieldset ref={fieldset} tabIndex={-1} className="grid gap-2 outline-none">
        <legend className="mb-3 font-heading text-xl leading-snug font-bold">{question}</legend>
        {options.map((text, at) => {
          const state = { chosen: choice === at, checked: false, right: false };
          return (
            <label
              key={text}
              className={cx(answerClass(state), 'has-focus-visible:outline-3 has-focus-visible:outline-sea')}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={choice === at}
                disabled={busy}
                onChange={() => setChoice(at)}
              />
              <Answer number={at + 1} text={text} {...state} />
            </label>
          );
        })}
      </fieldset>
      <div className="grid gap-2">
        <Button type="submit" busy={busy} disabled={choice === undefined}>
          That is my answer
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onAnswer(null)}>
          I don’t know any more
        </Button>
      </div>
    </form>
  );
};
