import { invitationsErrors } from '../../../../contract/invitations/errors';
import { signIn } from '../../lib/sign-in';
import { signUp, signUpErrorText } from '../../lib/sign-up';
import { NewPassword } from '../../subjects/passwords/password-field';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { field, passwordField, useSubmit } from './use-submit';
import { WhatComes } from './what-comes';

/** The link that helps after a refusal. */
const waysOn: Record<string, { readonly href: string; readonly label: string }> = {
  [invitationsErrors.not_invited.text]: { href: '/#join', label: 'Join the waitlist' },
  [invitationsErrors.email_taken.text]: { href: '/login', label: 'Sign in' },
};

const Refusal = ({ text }: { text: string }) => {
  const way = waysOn[text];
  return (
    <Notice
      kind="error"
      action={
        way && (
          <a href={way.href} className={buttonClass('secondary')}>
            {way.label}
          </a>
        )
      }
    >
      {text}
    </Notice>
  );
};

interface SignUpFormProps {
  /** The address in the invitation's link. */
  readonly email: string;
  readonly code: string | undefined;
  readonly onSignedIn: () => void;
}

export const SignUpForm = ({ email, code, onSignedIn }: SignUpFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const newcomer = { email: field(form, 'email'), password: passwordField(form, 'password') };
    await signUp({ ...newcomer, code });
    await signIn(newcomer.email, newcomer.password);
    onSignedIn();
  }, signUpErrorText);
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <h1 className="text-3xl">Create your account</h1>
      <p>
        {code === undefined
          ? 'Please open the link in your invitation’s e-mail: it proves that the address is yours.'
          : 'Welcome! Your password is ready.'}
      </p>
      {error !== undefined && <Refusal text={error} />}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <NewPassword label="Password" />
      <Button type="submit" busy={busy}>
        {busy ? 'Creating your account…' : 'Create my account'}
      </Button>
      <WhatComes />
      <p className="border-t border-line pt-4 text-[0.9em] text-soft">
        Been here before?{' '}
        <a href="/login" className="font-semibold text-accent-strong underline underline-offset-4">
          Sign in
        </a>
      </p>
    </form>
  );
};
