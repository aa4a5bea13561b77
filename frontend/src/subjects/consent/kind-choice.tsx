import type { ConsentKind } from '../../../../contract/consent/kinds';
import { Disclosure } from '../../ui/disclosure';
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

/** Wide enough to show everything at once. On a phone all four questions would be seven screens long. */
const isWide = () => globalThis.matchMedia?.('(min-width: 40rem)').matches ?? true;

/** One consent: the answer with its reason and the effect of refusing; and the data, the recipients and how long it is kept. */
export const KindChoice = ({ kind, name, value, onChange, disabled = false }: KindChoiceProps) => {
  const { title, collected, why, kept, without } = factsFor(name)[kind];
  return (
    <section className="grid gap-2 rounded-card border border-line bg-raised p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">{title}</h3>
        <YesNo question={title} value={value} onChange={onChange} disabled={disabled} />
      </div>
      <p>
        {why} {without}
      </p>
      {disabled && <p className="text-[0.9em] text-soft">Can be given only together with “Using Inkwren”.</p>}
      <Disclosure summary="The data, and where it goes" open={isWide()}>
        <div className="grid gap-2">
          <p>{collected}</p>
          <p>{kept}</p>
        </div>
      </Disclosure>
    </section>
  );
};
