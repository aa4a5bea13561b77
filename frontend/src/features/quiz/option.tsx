import { Check, X } from 'lucide-react';
import { cx } from '../../lib/cx';

interface OptionProps {
  readonly name: string;
  readonly number: number;
  readonly text: string;
  readonly chosen: boolean;
  readonly checked: boolean;
  readonly right: boolean;
  readonly onChoose: () => void;
}

const lookOf = ({ chosen, checked, right }: OptionProps) => {
  if (checked && right) return 'border-leaf bg-leaf-soft';
  if (checked && chosen) return 'border-berry bg-berry-soft';
  if (checked) return 'border-line opacity-70';
  return chosen
    ? 'border-accent bg-accent-soft shadow-[0_3px_0_var(--accent)]'
    : 'border-line bg-raised shadow-[0_3px_0_var(--line)] hover:border-line-strong hover:bg-sunken';
};

/** One answer. Right and wrong are told by picture and word, not by colour alone. */
export const Option = (props: OptionProps) => {
  const { name, number, text, chosen, checked, right, onChoose } = props;
  const wrong = checked && chosen && !right;
  return (
    <label
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-control border-2 px-4 py-2.5 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        lookOf(props),
      )}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={chosen}
        disabled={checked}
        onChange={onChoose}
      />
      <span
        aria-hidden
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full border-2 font-heading font-bold',
          checked && right && 'border-leaf bg-leaf text-on-accent',
          wrong && 'border-berry bg-berry text-on-accent',
          !(checked && right) && !wrong && 'border-line-strong',
        )}
      >
        {checked && right && <Check className="size-5" />}
        {wrong && <X className="size-5" />}
        {!(checked && right) && !wrong && number}
      </span>
      <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
        {text}
        {checked && right && <span className="text-sm font-semibold text-leaf">Right answer</span>}
        {wrong && <span className="text-sm font-semibold text-berry">Your answer</span>}
      </span>
    </label>
  );
};
