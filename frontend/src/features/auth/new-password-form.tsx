import { setNewPassword } from '../../lib/sign-in';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PasswordField } from './password-field';
import { StepHeading } from './step-heading';
import { passwordField, useSubmit } from './use-submit';

interface NewPasswordFormProps {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** After the first sign-in with the password from the invitation. */
const NewPasswordForm = ({ onSignedIn, onBack }: NewPasswordFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    await setNewPassword(passwordField(form, 'password'));
    onSignedIn();
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <StepHeading>Choose your password</StepHeading>
      <p>Welcome! The password you were given was only for the first time. Make up one of your own.</p>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <PasswordField label="New password" autoComplete="new-password" />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving…' : 'Save and go on'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
};

export default NewPasswordForm;
