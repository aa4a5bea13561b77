import { type SignInOutcome, signIn } from '../../lib/sign-in';
import { PasswordField } from '../../subjects/passwords/password-field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { field, passwordField, useSubmit } from './use-submit';

interface SignInFormProps {
  readonly why: string | undefined;
  readonly notice: string | undefined;
  readonly onOutcome: (outcome: SignInOutcome) => void;
  readonly onForgotten: () => void;
  /** A child comes in with the code of its guardian. */
  readonly onCode: () => void;
}

export const SignInForm = ({ why, notice, onOutcome, onForgotten, onCode }: SignInFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    onOutcome(await signIn(field(form, 'email'), passwordField(form, 'password')));
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <h1 className="text-3xl">Sign in</h1>
      {notice !== undefined && error === undefined && <Notice kind="success">{notice}</Notice>}
      {why !== undefined && notice === undefined && error === undefined && <Notice kind="info">{why}</Notice>}
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" autoComplete="current-password" />
      <Button type="submit" busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button look="quiet" onClick={onForgotten}>
        Forgot your password?
      </Button>
      <div className="grid gap-2 border-t border-line pt-4 text-[0.9em] text-soft">
        <p>
          Registration is currently by invitation only. Ask the grown-up or teacher who told you about
          Inkwren.
        </p>
        <p>
          Have an invitation?{' '}
          <a href="/signup" className="font-semibold text-accent-strong underline underline-offset-4">
            Create your account
          </a>
        </p>
        <p>
          A child without an e-mail address?{' '}
          <button
            type="button"
            onClick={onCode}
            className="text-left font-semibold text-accent-strong underline underline-offset-4"
          >
            Come in with a code
          </button>
        </p>
      </div>
    </form>
  );
};
