import type { SignInOutcome } from '../../lib/sign-in';
import { FactorForm } from './factor-form';
import { NewPasswordForm } from './new-password-form';

interface NextStepProps {
  readonly step: Exclude<SignInOutcome, 'signed-in'>;
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onBack: () => void;
}

/** What the user pool asks for after the password. */
const NextStep = ({ step, ...props }: NextStepProps) =>
  step === 'factor' ? <FactorForm {...props} /> : <NewPasswordForm {...props} />;

export default NextStep;
