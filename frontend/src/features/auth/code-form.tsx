import { children } from '../../../../contract/children/endpoints';
import { childrenErrors } from '../../../../contract/children/errors';
import { call } from '../../lib/api';
import { authErrorText } from '../../lib/auth-errors';
import { signInAsChild } from '../../lib/child-sign-in';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { StepHeading } from './step-heading';
import { field, useSubmit } from './use-submit';

interface CodeFormProps {
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

const invalid = childrenErrors.children_code_invalid.text;

/** A code that is too short, wrong, old or used is told in the same words. */
const textOf = (error: unknown): string => {
  const { name, message = invalid, code } = error as Partial<Error> & { code?: string };
  if (name === 'NotAuthorizedException' || code === 'invalid_input') return invalid;
  return name === 'ApiFailure' ? message : authErrorText(error);
};

/** A child on another device types the code that the guardian has made. */
const CodeForm = ({ onSignedIn, onBack }: CodeFormProps) => {
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const code = field(form, 'code');
    const { child } = await call(children.findByCode, { body: { code } });
    await signInAsChild(child, { kind: 'code', code });
    onSignedIn();
  }, textOf);
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <StepHeading>Come in with a code</StepHeading>
      <p>Your grown-up makes it on the page “Your children”. It works once, for ten minutes.</p>
      <TextField
        label="The code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="font-mono text-xl tracking-widest uppercase"
        required
      />
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <Button type="submit" busy={busy}>
        {busy ? 'Coming in…' : 'Come in'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Sign in with e-mail and password
      </Button>
    </form>
  );
};

export default CodeForm;
