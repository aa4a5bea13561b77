import { Feather, House, School } from 'lucide-react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { RadioCards } from '../../ui/radio-cards';

type Invitation = OnboardingState['invitations'][number];

const kinds = {
  inkwren: { label: () => 'Inkwren', about: 'The people who run this place', icon: <Feather /> },
  school: { label: (name: string) => name, about: 'A school', icon: <School /> },
  grown_up: {
    label: (name: string) => name,
    about: 'A grown-up, who will be asked to say yes for you',
    icon: <House />,
  },
};

interface InvitationChoiceProps {
  readonly invitations: readonly Invitation[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** The choice between several invitations: none is preset. */
export const InvitationChoice = ({ invitations, value, onChange, error }: InvitationChoiceProps) => (
  <RadioCards
    label="Who invited you?"
    hint="You were invited more than once. Choose somebody you know."
    options={invitations.map(({ id, from, name, address }) => ({
      value: id,
      label: kinds[from].label(name),
      description: address === null ? kinds[from].about : `${kinds[from].about}. E-mail: ${address}`,
      icon: kinds[from].icon,
    }))}
    value={value}
    onChange={onChange}
    error={error}
    required
  />
);
