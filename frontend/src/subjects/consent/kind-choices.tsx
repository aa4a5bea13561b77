import { consentKinds } from '../../../../contract/consent/kinds';
import type { Consents } from '../../../../contract/users/endpoints';
import { KindChoice } from './kind-choice';

export const noConsents: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };

interface KindChoicesProps {
  readonly name: string;
  readonly value: Consents;
  readonly onChange: (value: Consents) => void;
}

/** All four consents, each answered separately; a No to the core is a No to all. */
export const KindChoices = ({ name, value, onChange }: KindChoicesProps) => (
  <div className="grid gap-gap">
    {consentKinds.map((kind) => (
      <KindChoice
        key={kind}
        kind={kind}
        name={name}
        value={value[kind]}
        disabled={kind !== 'core' && !value.core}
        onChange={(given) => onChange(kind === 'core' && !given ? noConsents : { ...value, [kind]: given })}
      />
    ))}
  </div>
);
