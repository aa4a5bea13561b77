import { useId } from 'react';
import { cx } from '../../lib/cx';

interface YesNoProps {
  readonly question: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
}

/** A deliberate answer: both options are visible, and No is preset. */
export const YesNo = ({ question, value, onChange, disabled }: YesNoProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{question}</legend>
      <div className="inline-flex rounded-full border-2 border-line-strong bg-raised p-0.5 has-disabled:border-line has-disabled:opacity-55">
        {[true, false].map((answer) => (
          <label
            key={String(answer)}
            className={cx(
              'grid min-h-10 min-w-16 place-items-center rounded-full px-4 font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
              value !== answer && 'text-soft has-enabled:hover:bg-sunken',
              value === answer && (answer ? 'bg-leaf text-on-accent' : 'bg-ink text-paper'),
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {answer ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
