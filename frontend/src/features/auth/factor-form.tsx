import { authErrorText } from '../../lib/auth-errors';
import { codeErrorText, confirmCode } from '../../lib/second-factor';
import type { SignInOutcome } from '../../lib/sign-in';
import { AppCodeField, appCodeIn } from '../../subjects/operator/app-code-field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { StepHeading } from './step-heading';
import { useSubmit } from './use-submit';

interface FactorFormProps {
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onBack: () => void;
}

const textOf = (error: unknown) => codeErrorText(error) ?? authErrorText(error);

/** The second step of an operator's sign-in. A wrong code can be typed again. */
export const FactorForm = ({ onOutcome, onBack }: FactorFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    await confirmCode(appCodeIn(form));
    onOutcome('signed-in');
  }, textOf);
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <StepHeading>Type your code</StepHeading>
      <p>Open the authenticator app on your phone. It shows a new code every half minute.</p>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <AppCodeField />
      <Button type="submit" busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <div className="grid gap-2 border-t border-line pt-4 text-[0.9em] text-soft">
        <p>
          Have you lost the phone? Another operator can let you set up a new one. If there is none, the
          operations manual knows the way.
        </p>
      </div>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
};
