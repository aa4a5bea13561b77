import { StateHeading } from '../../subjects/links/state-heading';
import { Wren } from '../../ui/wren';

interface NoLinkProps {
  /** The server's text about the link; absent without a link. */
  readonly reason?: string;
}

/** Shown when the link opens no deletion, with the remedy. */
export const NoLink = ({ reason }: NoLinkProps) => (
  <div className="grid gap-4">
    <Wren mood={reason === undefined ? 'thinking' : 'sorry'} className="w-24" />
    <StateHeading moved={reason !== undefined}>
      {reason === undefined ? 'Please open the link from our e-mail' : 'This link does not open'}
    </StateHeading>
    <p role={reason === undefined ? undefined : 'alert'}>
      {reason ??
        'Here an account is deleted, or brought back. The address is complete only with the link from our e-mail.'}
    </p>
    <ul className="grid list-disc gap-2 pl-5">
      <li>Look for the newest e-mail from Inkwren, in the spam folder too, and open its link.</li>
      <li>
        An account that is still there can be deleted after{' '}
        <a href="/dashboard" className="text-accent-strong underline underline-offset-4">
          signing in
        </a>
        : look under “Profile and settings”, “Account”.
      </li>
      <li>
        A parent deletes a child’s account on the page{' '}
        <a href="/consent/children" className="text-accent-strong underline underline-offset-4">
          “Your children”
        </a>
        .
      </li>
    </ul>
  </div>
);
