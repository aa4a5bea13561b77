import { confirmHours, graceDays } from '../../../../contract/deletion/stages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface SentProps {
  readonly mailTo: string;
  readonly onClose: () => void;
}

/** After a deletion was asked for: nothing has happened yet, and what to do next. */
export const Sent = ({ mailTo, onClose }: SentProps) => (
  <Dialog title="Look into your e-mail" onClose={onClose}>
    <div className="grid gap-gap">
      <p role="status">
        We have sent a link to <strong className="wrap-anywhere">{mailTo}</strong>. Nothing is deleted yet.
      </p>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Open our e-mail within {confirmHours} hours. It may be in the spam folder.</li>
        <li>Open its link, read the page, and press the button there. Then the account is shut.</li>
        <li>For {graceDays} days the same page brings everything back.</li>
      </ol>
      <p className="text-soft">Have you changed your mind? Then do nothing, and everything stays.</p>
      <div className="flex justify-end">
        <Button onClick={onClose} className="max-sm:w-full">
          All right
        </Button>
      </div>
    </div>
  </Dialog>
);
