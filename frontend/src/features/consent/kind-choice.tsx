import type { ConsentKind } from '../../../../contract/consent-kinds';
import { factsFor } from './kinds';
import { YesNo } from './yes-no';

interface KindChoiceProps {
  readonly kind: ConsentKind;
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** Without the core no other consent can be given. */
  readonly disabled?: boolean;
}

/** One consent: the data collected, the reason, the recipients, the effect of refusing, and the answer. */
export const KindChoice = ({ kind, name, value, onChange, disabled = false }: KindChoiceProps) => {
  const { title, collected, why, kept, without } = factsFor(name)[kind];
  const rows = [
    ['What', collected],
    ['Why', why],
    ['What happens to it', kept],
  ];
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[9.5rem_1fr]">
        {rows.map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-soft max-sm:-mb-2">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 flex-1 basis-56">
          {without}
          {disabled && (
            <span className="block text-[0.9em] text-soft">
              Can be given only together with “Using Inkwren”.
            </span>
          )}
        </p>
        <YesNo question={title} value={value} onChange={onChange} disabled={disabled} />
      </div>
    </section>
  );
};
