import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import { TextField } from '../../ui/text-field';

const Passphrase = part(() => import('./passphrase'));

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show it: long passwords are easier to type when visible. A new one may be proposed. */
export const PasswordField = ({ label, autoComplete }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const Icon = shown ? EyeOff : Eye;
  const isNew = autoComplete === 'new-password';
  return (
    <div>
      <TextField
        ref={box}
        label={label}
        name="password"
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
      {isNew && (
        <Piece silent>
          <Passphrase
            onTake={(phrase) => {
              if (box.current === null) return;
              box.current.value = phrase;
              // Dispatches the event of typing, so that the field clears its error.
              box.current.dispatchEvent(new Event('input', { bubbles: true }));
              setShown(true);
            }}
          />
        </Piece>
      )}
    </div>
  );
};
