import type { ConsentKind } from '../../../../contract/consent/kinds';
import type { Consents } from '../../../../contract/users/endpoints';
import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';

export const noConsents: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };

export const consentWords: Record<ConsentKind, { readonly name: string; readonly about: string }> = {
  core: { name: 'Core', about: 'keeping a profile, reading books and taking quizzes' },
  ai_text: { name: 'AI text', about: 'writing with Wren, who is an AI' },
  voice: { name: 'Voice', about: 'talking with Wren aloud' },
  public_sharing: { name: 'Public sharing', about: 'being seen by others, on boards and with comics' },
};

const kinds = Object.entries(consentWords) as [ConsentKind, (typeof consentWords)[ConsentKind]][];

interface SchoolConsentProps {
  readonly value: Consents;
  readonly onChange: (value: Consents) => void;
  readonly error: string | undefined;
}

/** The four consents of a school; each is separate, and none is preset. */
export const SchoolConsent = ({ value, onChange, error }: SchoolConsentProps) => (
  <FieldGroup
    label="The school has consented in the parents’ place (optional)"
    hint="Tick only what the school has agreed to in writing. Without a tick a grown-up is asked for each child."
    error={error}
  >
    <div className="grid gap-x-6 sm:grid-cols-2">
      {kinds.map(([kind, { name, about }]) => (
        <CheckboxField
          key={kind}
          label={
            <>
              <strong>{name}</strong>: {about}
            </>
          }
          checked={value[kind]}
          onChange={(event) => onChange({ ...value, [kind]: event.target.checked })}
        />
      ))}
    </div>
  </FieldGroup>
);
