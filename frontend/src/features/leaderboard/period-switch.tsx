import { useId } from 'react';
import type { BoardPeriod } from '../../../../contract/leaderboard/endpoints';
import { cx } from '../../lib/cx';

const periods = [
  { value: 'week', label: 'This week' },
  { value: 'all', label: 'All time' },
] as const;

interface PeriodSwitchProps {
  readonly value: BoardPeriod;
  readonly onChange: (value: BoardPeriod) => void;
}

export const PeriodSwitch = ({ value, onChange }: PeriodSwitchProps) => {
  const name = useId();
  return (
    <fieldset className="justify-self-center">
      <legend className="sr-only">Points of</legend>
      <div className="flex flex-wrap justify-center gap-2">
        {periods.map(({ value: period, label }) => (
          <label
            key={period}
            className={cx(
              'inline-flex min-h-target items-center rounded-full border-2 px-5 font-semibold transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
              period === value
                ? 'border-ink bg-ink text-paper'
                : 'border-line bg-raised hover:border-line-strong hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={period === value}
              onChange={() => onChange(period)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
