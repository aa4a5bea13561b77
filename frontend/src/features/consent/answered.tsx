import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { localTime } from '../../lib/local-time';
import { StateHeading } from '../../subjects/links/state-heading';
import { Choices } from './choices';
import { nameOf } from './name-of';

interface AnsweredProps {
  readonly of: ConsentCase;
  readonly moved: boolean;
}

const secondMail = (after: string | null) =>
  after !== null && new Date(after) > new Date()
    ? `We will send you a second e-mail after ${localTime(after)}.`
    : 'The second e-mail is on its way to you, or with you already.';

/** Between the first answer and the second mail. */
export const Answered = ({ of, moved }: AnsweredProps) => (
  <div className="grid gap-gap">
    <StateHeading moved={moved}>Thank you. One step is left.</StateHeading>
    <div className="grid gap-2">
      <p>
        <strong>{secondMail(of.confirm_after)}</strong> Open its link and press Confirm: from then on{' '}
        {nameOf(of)} can use Inkwren. You can close this page.
      </p>
      <p className="text-soft">
        The method is called “e-mail plus”: two e-mails with some time between them make sure that it was you
        who answered, and not somebody at your device.
      </p>
    </div>
    <h2 className="text-lg">Your answers</h2>
    <Choices name={nameOf(of)} consents={of.consents} />
  </div>
);
