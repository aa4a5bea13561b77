import { type FormEvent, useId, useState } from 'react';
import { Answer, answerClass } from '../../subjects/quiz/answer';
import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';

const options = [
  'He bakes it in a pan that is too small',
  'He cooks it with a roar',
  'He forgets the flour',
  'A goat eats it first',
];
const right = 1;
const proof = 'You’re cooking it with a roar. Bread wants a mumble.';

/** A question about the first chapter, as in a quiz. The answer stays in this component. */
export const ThrowAwayQuestion = () => {
  const name = useId();
  const [choice, setChoice] = useState<number>();
  const [checked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(choice !== undefined);
  };
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-gap">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-heading text-xl leading-snug font-bold">
          What does Ife say is wrong with Brundle’s bread?
        </legend>
        {options.map((text, option) => {
          const answer = {
            number: option + 1,
            text,
            chosen: choice === option,
            checked,
            right: option === right,
          };
          return (
            <label
              key={text}
              className={`${answerClass(answer)} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea`}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={answer.chosen}
                disabled={checked}
                onChange={() => setChoice(option)}
              />
              <Answer {...answer} />
            </label>
          );
        })}
      </fieldset>
      <div role="status">
        {checked && (
          <div className="flex animate-rise items-start gap-3 rounded-control bg-sunken p-4 crowded:grid">
            <Wren mood={choice === right ? 'cheering' : 'thinking'} className="w-16 shrink-0" />
            <div className="grid gap-1">
              <p className="font-heading text-xl font-bold">
                {choice === right ? 'Yes! You read closely.' : 'Not quite. Now you know!'}
              </p>
              <p>
                The book says: <q>{proof}</q>
              </p>
              <p className="text-soft">This one was just for fun: it is not kept.</p>
            </div>
          </div>
        )}
      </div>
      {checked ? (
        <Button
          look="secondary"
          onClick={() => {
            setChoice(undefined);
            setChecked(false);
          }}
          className="sm:justify-self-start"
        >
          Try again
        </Button>
      ) : (
        <Button type="submit" disabled={choice === undefined} className="sm:justify-self-start">
          Check Answer
        </Button>
      )}
    </form>
  );
};
