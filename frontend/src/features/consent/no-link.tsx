import { StateHeading } from '../../subjects/links/state-heading';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';

interface NoLinkProps {
  /** The server's text about the link; absent without a link. */
  readonly reason?: string;
  readonly title?: string;
}

/** Shown when there is no case, with the remedy. */
export const NoLink = ({ reason, title = 'This link does not open' }: NoLinkProps) => (
  <div className="grid gap-4">
    <Wren mood={reason === undefined ? 'thinking' : 'sorry'} className="w-24" />
    <StateHeading moved={reason !== undefined}>
      {reason === undefined ? 'Please open the link from our e-mail' : title}
    </StateHeading>
    <p role={reason === undefined ? undefined : 'alert'}>
      {reason ??
        'Here parents and guardians decide what a child may use on Inkwren. The address is complete only with the link from our e-mail.'}
    </p>
    <ul className="grid list-disc gap-2 pl-5">
      <li>Look for the newest e-mail from Inkwren, in the spam folder too, and open its link.</li>
      <li>If there is none, ask the child to sign in and to press “Send it again”.</li>
      <li>With a parent account you can decide without the link.</li>
    </ul>
    <a href="/consent/children" className={`${buttonClass()} sm:justify-self-start`}>
      Sign in and decide
    </a>
  </div>
);
