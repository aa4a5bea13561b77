import { invitations } from '../../../contract/invitations/endpoints';
import { waitlistMessages } from '../../../contract/invitations/messages';
import { Sheet } from './sheet';

const { method, path, form } = invitations.joinWaitlist;
const idOf = (address: string) => address.slice(address.indexOf('#') + 1);

/** The button that opens the form for the waitlist. */
export const JoinLink = () => (
  <a className="button" href="#join" data-opens="join" aria-haspopup="dialog">
    Join Beta
  </a>
);

/** Asks for one e-mail address. Without JavaScript it is a plain form, and the answer is an anchor of the page. */
export const JoinDialog = () => (
  <Sheet id="join" title="Join the beta">
    <form
      method={method.toLowerCase()}
      action={`/api${path}`}
      data-joined={waitlistMessages.joined}
      data-failed={waitlistMessages.failed}
      data-wrong={waitlistMessages.wrongAddress}
    >
      <p>Where shall Wren fly? To a grown-up’s inbox, please.</p>
      <label htmlFor="email">E-mail address</label>
      <input id="email" name="email" type="email" required maxLength={254} autoComplete="email" />
      <button className="button" type="submit">
        Join Beta
      </button>
      <p className="small">
        We use it for the invitation and for nothing else.{' '}
        <a href="/privacy">How we treat what you tell us</a>
      </p>
    </form>
    <p className="answer" role="status" />
    <p className="answer good" id={idOf(form.done)}>
      {waitlistMessages.joined}
    </p>
    <p className="answer bad" id={idOf(form.failed)}>
      {waitlistMessages.failed}
    </p>
  </Sheet>
);
