import type { ConsentCase } from '../../../../contract/consent';
import type { Consents } from '../../../../contract/user';
import { ConsentHeading } from './consent-heading';
import { Manager } from './manager';

interface GivenProps {
  readonly of: ConsentCase;
  /** It has just come into force. */
  readonly moved: boolean;
  readonly onChange: (consents: Consents) => Promise<void>;
}

const headingOf = ({ status, child }: ConsentCase, moved: boolean) => {
  if (status === 'withdrawn') return `${child.username} cannot use Inkwren`;
  return moved ? `Thank you! ${child.username} can come in.` : `Your consent for ${child.username}`;
};

/** Once consent is given: how it stands, to be changed at any time. */
export const Given = ({ of, moved, onChange }: GivenProps) => {
  const withdrawn = of.status === 'withdrawn';
  return (
    <div className="grid gap-gap">
      <ConsentHeading key={of.status} moved={moved}>
        {headingOf(of, moved)}
      </ConsentHeading>
      <p>
        {withdrawn
          ? 'You have taken your consent back. Switch “Using Inkwren” on to give it again; the other three are separate decisions.'
          : 'What you switch here holds at once. Keep our e-mail: its link brings you back to this page.'}
      </p>
      <Manager of={of} onChange={onChange} />
      <p className="text-soft">
        You need no account for this. If you would like to follow {of.child.username}'s reading, create a
        parent account with the link that we have sent you by e-mail.
      </p>
    </div>
  );
};
