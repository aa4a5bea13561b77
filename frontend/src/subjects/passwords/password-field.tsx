import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import { TextField } from '../../ui/text-field';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/** A password field with a button to show it: long passwords are easier to type when visible. */
export const PasswordField = ({ label, autoComplete, name = 'password', ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const isNew = autoComplete === 'new-password';
  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={isNew ? 'At least 12 letters or numbers. Three or four words work well.' : undefined}
      minLength={isNew ? 12 : undefined}
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

/** If the words do not load, the user makes up a password. */
const Passphrase = part(() =>
  import('./passphrase').catch(() => ({ default: ({ own }: { own: ReactNode }) => own })),
);

/** The part of a form for a new password: four words are offered first, and an own one is a tap away. */
export const NewPassword = ({ label }: { label: string }) => (
  // The form cannot be sent while the words load.
  <Piece waiting={<input required tabIndex={-1} aria-hidden className="sr-only" />}>
    <Passphrase own={<PasswordField label={label} autoComplete="new-password" />} />
  </Piece>
);
