import { useState } from 'react';
import { confirmReset, requestReset } from '../../lib/sign-in';
import { NewPassword } from '../../subjects/passwords/password-field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { StepHeading } from './step-heading';
import { codeField, field, passwordField, useSubmit } from './use-submit';

interface ResetFormProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Resets a forgotten password with a code that is sent by e-mail. */
const ResetForm = ({ onBack, onDone }: ResetFormProps) => {
  const [email, setEmail] = useState<string>();
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    if (email === undefined) {
      await requestReset(field(form, 'email'));
      setEmail(field(form, 'email'));
      return;
    }
    await confirmReset(email, codeField(form, 'code'), passwordField(form, 'password'));
    onDone();
  });
  const asking = email === undefined;
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <StepHeading key={asking ? 'ask' : 'set'}>
        {asking ? 'Forgot your password?' : 'Choose a new password'}
      </StepHeading>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      {asking ? (
        <>
          <p>No problem. We will send a code to your e-mail address.</p>
          <TextField key="email" label="E-mail" name="email" type="email" autoComplete="username" required />
        </>
      ) : (
        <>
          <Notice kind="info">
            If {email} has an account here, a code with six numbers is on its way to it.
          </Notice>
          <TextField
            key="code"
            label="Code from the e-mail"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <NewPassword label="New password" />
        </>
      )}
      <Button type="submit" busy={busy}>
        {asking ? 'Send me a code' : 'Set the new password'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
};

export default ResetForm;
