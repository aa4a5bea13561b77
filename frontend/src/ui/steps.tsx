import { Check } from 'lucide-react';
import { cx } from '../lib/cx';

interface StepsProps {
  /** The name of every step, in order. */
  readonly steps: readonly string[];
  /** From 0; the number of steps when all are done. */
  readonly current: number;
}

/** The progress through a few steps: in words, and as marks on a line. */
export const Steps = ({ steps, current }: StepsProps) => {
  const name = steps[current];
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {name === undefined ? (
          `All ${steps.length} steps done`
        ) : (
          <>
            <span className="text-soft">
              Step {current + 1} of {steps.length}:
            </span>{' '}
            {name}
          </>
        )}
      </p>
      <div aria-hidden className="flex items-center gap-1.5">
        {steps.map((step, index) => (
          <span
            key={step}
            className={cx(
              'grid h-3 min-w-0 flex-1 place-items-center rounded-full transition-colors',
              index < current && 'bg-leaf text-on-accent',
              index === current && 'bg-accent',
              index > current && 'border-2 border-line-strong/60 bg-sunken',
            )}
          >
            {index < current && <Check strokeWidth={5} className="size-2.5" />}
          </span>
        ))}
      </div>
    </div>
  );
};
