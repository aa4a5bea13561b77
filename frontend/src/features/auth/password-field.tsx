import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../ui/text-field';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
}

/** A password field with a button to show it: long passwords are easier to type when visible. */
export const PasswordField = ({ label, autoComplete, hint }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      required
      hint={hint}
      minLength={autoComplete === 'new-password' ? 12 : undefined}
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show the password"
          onClick={() => setShown(!shown)}
          className="grid size-12 place-items-center rounded-full text-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
};
