import { controlKinds } from '../../../../contract/controls/kinds';
import { Switch } from '../../ui/switch';
import type { Changing } from './changing';
import { factsFor } from './words';

/** What is on and off. A switch of another guardian is shown, and what no grown-up has agreed to cannot be switched. */
export const Switches = ({ name, of: { own, holds }, consents, change }: Changing) => {
  const facts = factsFor(name);
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-raised px-4">
      {controlKinds.map((kind) => {
        const { title, off, needs } = facts[kind];
        const isOwn = own.off.includes(kind);
        const isMissing = needs !== undefined && consents?.[needs] === false;
        const isOther = !isOwn && holds.off.includes(kind);
        const hint = isMissing ? 'Off, because your consent above does not include it.' : off;
        return (
          <div key={kind} className="py-1.5">
            <Switch
              label={title}
              hint={isOther ? 'Off: another guardian has switched it off.' : hint}
              checked={!isOwn && !isMissing}
              disabled={isMissing}
              onChange={(on) =>
                change({ off: on ? own.off.filter((one) => one !== kind) : [...own.off, kind] })
              }
            />
          </div>
        );
      })}
      <div className="py-1.5">
        <Switch
          label="A quiz before a comic"
          hint="On: a comic is drawn after a quiz of the same day."
          checked={own.quiz_first}
          onChange={(quiz_first) => change({ quiz_first })}
        />
      </div>
    </div>
  );
};
