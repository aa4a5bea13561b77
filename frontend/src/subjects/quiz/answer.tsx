import { Check, X } from 'lucide-react';
import { cx } from '../../lib/cx';

interface AnswerProps {
  /** The number of the option, from 1. */
  readonly number: number;
  readonly text: string;
  readonly chosen: boolean;
  /** The right answer is known and shown. */
  readonly checked: boolean;
  readonly right: boolean;
  /** The label of the right answer. */
  readonly rightWords?: string;
}

type State = Pick<AnswerProps, 'chosen' | 'checked' | 'right'>;

const lookOf = ({ chosen, checked, right }: State) => {
  if (checked && right) return 'border-leaf bg-leaf-soft';
  if (checked && chosen) return 'border-berry bg-berry-soft';
  if (checked) return 'border-line text-soft';
  return chosen
    ? 'border-accent bg-accent-soft shadow-[0_3px_0_var(--accent)]'
    : 'border-line bg-raised shadow-[0_3px_0_var(--line)] hover:border-line-strong hover:bg-sunken';
};

/** The frame around an `Answer`. */
export const answerClass = (state: State) =>
  cx('flex min-h-14 items-center gap-3 rounded-control border-2 px-4 py-2.5', lookOf(state));

/** One option of a question. Right and wrong are shown by picture and word, not by colour alone. */
export const Answer = (props: AnswerProps) => {
  const { number, text, chosen, checked, right, rightWords = 'Right answer' } = props;
  const isRight = checked && right;
  const isWrong = checked && chosen && !right;
  return (
    <>
      <span
        aria-hidden
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full border-2 font-heading font-bold',
          isRight && 'border-leaf bg-leaf text-on-accent',
          isWrong && 'border-berry bg-berry text-on-accent',
          !isRight && !isWrong && 'border-line-strong',
        )}
      >
        {isRight && <Check className="size-5" />}
        {isWrong && <X className="size-5" />}
        {!isRight && !isWrong && number}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        {text}
        {isRight && <span className="text-sm font-semibold text-leaf">{rightWords}</span>}
        {isWrong && <span className="text-sm font-semibold text-berry">Your answer</span>}
      </span>
    </>
  );
};
