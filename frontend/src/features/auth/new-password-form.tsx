import { type SignInOutcome, setNewPassword } from '../../lib/sign-in';
import { NewPassword } from '../../subjects/passwords/password-field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { StepHeading } from './step-heading';
import { passwordField, useSubmit } from './use-submit';

interface NewPasswordFormProps {
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onBack: () => void;
}

/** After the first sign-in with the password from the invitation. */
export const NewPasswordForm = ({ onOutcome, onBack }: NewPasswordFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    onOutcome(await setNewPassword(passwordField(form, 'password')));
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <StepHeading>Choose your password</StepHeading>
      <p>Welcome! The password you were given was only for the first time. Make up one of your own.</p>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <NewPassword label="New password" />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving…' : 'Save and go on'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
};
