import { setNewPassword } from '../../lib/auth';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PasswordField } from './password-field';
import { passwordField, useSubmit } from './use-submit';

/** After the first sign-in with the password from the invitation. */
export const NewPasswordForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    await setNewPassword(passwordField(form, 'password'));
    onSignedIn();
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <h1 className="text-3xl">Choose your password</h1>
      <p>Welcome! The password you were given was only for today. Make up one of your own.</p>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 12 letters. Three or four words that only you would put together work well."
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Saving…' : 'Save and go on'}
      </Button>
    </form>
  );
};
