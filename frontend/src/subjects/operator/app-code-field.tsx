import { TextField } from '../../ui/text-field';

/** For the six digits of an authenticator app, with a space between them or without. */
export const AppCodeField = () => (
  <TextField
    label="Six digits from your app"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*\d{3}\s*\d{3}\s*"
    title="Six digits"
    maxLength={9}
    className="font-mono text-xl tracking-widest"
    required
  />
);

/** The digits of the form's field. */
export const appCodeIn = (form: FormData): string => String(form.get('code') ?? '').replaceAll(/\s/g, '');
