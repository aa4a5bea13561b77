import type { Address } from '../../../../contract/addresses/endpoints';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { AddressOfPerson } from './use-address';

interface WaitingChangeProps {
  readonly email: string | null;
  readonly change: NonNullable<Address['change']>;
  readonly cancel: AddressOfPerson['cancel'];
}

const answers = (yes: boolean) => (yes ? 'has said yes' : 'has not answered yet');

const timeOf = (at: string) =>
  new Date(at).toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** The change that waits for the mailboxes. */
export const WaitingChange = ({ email, change, cancel }: WaitingChangeProps) =>
  change.state === 'moving' ? (
    <Notice kind="success">
      Both mailboxes have said yes: the new address takes over now, and every device is signed out. A mail to{' '}
      {change.email} says what to do next.
    </Notice>
  ) : (
    <section aria-label="New e-mail address" className="grid gap-3">
      <h3 className="text-lg">Waiting for both mailboxes</h3>
      <ul className="grid gap-1 wrap-anywhere">
        <li>
          <strong>{email ?? "The guardian's mailbox"}</strong> {answers(change.confirmed.present)}
        </li>
        <li>
          <strong>{change.email}</strong> {answers(change.confirmed.next)}
        </li>
      </ul>
      <p className="text-soft">
        Each has a mail with a link, which works until {timeOf(change.valid_until)}. Nothing changes before
        both have said yes.
      </p>
      {cancel.error !== null && <Notice kind="error">{cancel.error.message}</Notice>}
      <Button
        look="secondary"
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
        className="sm:justify-self-start"
      >
        Take it back
      </Button>
    </section>
  );
