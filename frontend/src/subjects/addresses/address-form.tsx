import type { FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import type { AddressOfPerson } from './use-address';

interface AddressFormProps {
  readonly email: string | null;
  readonly ask: AddressOfPerson['ask'];
  readonly onClose: () => void;
}

/** Asks for another address. The answer is the same for an address that cannot be used. */
export const AddressForm = ({ email, ask, onClose }: AddressFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask.mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    <form onSubmit={submit} aria-label="Change e-mail address" className="grid gap-4">
      <p className="wrap-anywhere">
        {email === null ? (
          'Signs in with pictures, and gets a password with an address.'
        ) : (
          <>
            Signs in as <strong>{email}</strong>
          </>
        )}
      </p>
      <TextField
        label="New e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        required
        hint={
          email === null
            ? 'You and the new mailbox get a mail, and both have to say yes within a day. Everything in the account stays.'
            : 'Both mailboxes get a mail, and both have to say yes within a day. Everything in the account stays.'
        }
      />
      {ask.error !== null && <Notice kind="error">{ask.error.message}</Notice>}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={ask.isPending}>
          {ask.isPending ? 'Asking…' : 'Ask both mailboxes'}
        </Button>
      </div>
    </form>
  );
};
