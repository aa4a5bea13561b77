import { cx } from '../../lib/cx';

export interface Fact {
  readonly label: string;
  readonly value: string | number;
  /** A note below the figure, such as a comparison. */
  readonly note?: string | undefined;
}

/** With commas between thousands. */
export const shown = (value: string | number) =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value;

/** A few figures side by side. */
export const Facts = ({ label, facts }: { label: string; facts: readonly Fact[] }) => (
  <dl
    aria-label={label}
    className={cx(
      'grid grid-cols-2 gap-3 crowded:grid-cols-1! md:grid-cols-4 print:grid-cols-4',
      facts.length === 3 && 'min-[23.25rem]:max-md:grid-cols-3',
    )}
  >
    {facts.map((fact) => (
      <div
        key={fact.label}
        className="flex flex-col rounded-card border border-line bg-raised px-3 py-3 sm:px-4"
      >
        <dt className="order-2 text-[0.9em] text-soft">{fact.label}</dt>
        <dd className="order-1 font-heading text-2xl font-semibold tabular-nums">{shown(fact.value)}</dd>
        {fact.note !== undefined && <dd className="order-3 text-[0.85em] text-soft">{fact.note}</dd>}
      </div>
    ))}
  </dl>
);
