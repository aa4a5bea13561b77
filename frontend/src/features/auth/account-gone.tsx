import { graceDays } from '../../../../contract/deletion/stages';
import { useTitle } from '../../lib/use-title';
import { Button } from '../../ui/button';
import { StepHeading } from './step-heading';
import { WayIn } from './way-in';

interface AccountGoneProps {
  readonly onSignIn: () => void;
}

/** After the sign-out of somebody whose account was deleted, or is about to be. */
const AccountGone = ({ onSignIn }: AccountGoneProps) => {
  useTitle('This account is shut');
  return (
    <WayIn mood="thinking">
      <div className="grid gap-4">
        <StepHeading>This account is shut</StepHeading>
        <p>
          It has been deleted, or is about to be. The link in our e-mail brings it back within {graceDays}{' '}
          days.
        </p>
        <p>Does a grown-up look after your account? Then the e-mail went to them: ask them.</p>
        <p className="text-soft">Nothing of it is left on this device.</p>
        <Button look="secondary" onClick={onSignIn}>
          Sign in with another account
        </Button>
      </div>
    </WayIn>
  );
};

export default AccountGone;
