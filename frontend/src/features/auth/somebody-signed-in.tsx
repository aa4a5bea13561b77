import { useTitle } from '../../lib/use-title';
import { Button, buttonClass } from '../../ui/button';
import { readInvitationLink } from './invitation-link';
import { StepHeading } from './step-heading';
import { WayIn } from './way-in';

interface SomebodySignedInProps {
  readonly onSignOut: () => void;
}

/**
 * Shown when an invitation's link is opened in a browser with a session, for example a parent's with the mail for the child.
 */
const SomebodySignedIn = ({ onSignOut }: SomebodySignedInProps) => {
  useTitle('Somebody is signed in');
  return (
    <WayIn>
      <div className="grid gap-4">
        <StepHeading>Somebody is signed in here</StepHeading>
        <p>
          This invitation is for <strong className="wrap-anywhere">{readInvitationLink().email}</strong>. To
          create that account, whoever is signed in now has to sign out first.
        </p>
        <Button onClick={onSignOut}>Sign out and create the account</Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          Stay signed in
        </a>
      </div>
    </WayIn>
  );
};

export default SomebodySignedIn;
