import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

const tints = { sun: 'bg-sun-soft', sea: 'bg-sea-soft', accent: 'bg-accent-soft' };

interface StatProps {
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
  readonly tint: keyof typeof tints;
}

/** One of the child's numbers; the font shrinks with the number of digits, so that all of them fit. */
export const Stat = ({ icon, value, label, tint }: StatProps) => {
  const digits = value.toLocaleString('en-US');
  return (
    <div
      className={cx(
        'flex items-center gap-x-3 gap-y-2 rounded-card border border-line p-3 max-sm:flex-col max-sm:text-center sm:p-4',
        tints[tint],
      )}
    >
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-raised sm:size-14"
      >
        {icon}
      </span>
      <p className="@container flex min-w-0 flex-1 flex-col leading-tight max-sm:w-full">
        <span className="font-heading text-2xl font-bold tabular-nums sm:text-3xl">
          <span style={{ fontSize: `clamp(0.6em, ${150 / digits.length}cqi, 1em)` }}>{digits}</span>
        </span>
        <span className="text-[0.85em] text-soft">{label}</span>
      </p>
    </div>
  );
};
