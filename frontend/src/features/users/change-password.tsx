import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { authErrorText } from '../../lib/auth-errors';
import { changePassword } from '../../lib/sign-in';
import { NewPassword, PasswordField } from '../../subjects/passwords/password-field';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface Passwords {
  readonly current: string;
  readonly next: string;
}

interface FormProps {
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (passwords: Passwords) => void;
  readonly onCancel: () => void;
}

const Form = ({ busy, error, onSubmit, onCancel }: FormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!busy) onSubmit({ current: String(form.get('current')), next: String(form.get('password')) });
  };
  return (
    <form onSubmit={submit} aria-label="Change password" className="grid gap-4">
      <PasswordField label="Current password" name="current" autoComplete="current-password" autoFocus />
      <NewPassword label="New password" />
      {error !== null && <Notice kind="error">{authErrorText(error)}</Notice>}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Changing…' : 'Change password'}
        </Button>
      </div>
    </form>
  );
};

/** Requires the current password. */
export const ChangePassword = () => {
  const [open, setOpen] = useState(false);
  const change = useMutation({ mutationFn: ({ current, next }: Passwords) => changePassword(current, next) });
  if (open && !change.isSuccess)
    return (
      <Form
        busy={change.isPending}
        error={change.error}
        onSubmit={change.mutate}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <div className="grid gap-3">
      {change.isSuccess && (
        <Notice kind="success">Your password is changed. Where you are signed in already you stay so.</Notice>
      )}
      <Button
        look="secondary"
        icon={<KeyRound aria-hidden className="size-5" />}
        // Focus returns here from the form that replaced it.
        autoFocus={open || change.isSuccess}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
        className="sm:justify-self-start"
      >
        Change password…
      </Button>
    </div>
  );
};
