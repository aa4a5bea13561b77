import { StateHeading } from '../../subjects/links/state-heading';
import { Button } from '../../ui/button';

interface DeclinedProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** After a No. */
export const Declined = ({ name, onAgain }: DeclinedProps) => (
  <div className="grid gap-gap">
    <StateHeading moved>You have answered No</StateHeading>
    <p>
      {name} cannot use Inkwren. There is nothing else you need to do, and we send no second e-mail. Should
      you change your mind later, ask {name} to send you a new e-mail.
    </p>
    <div>
      <Button look="secondary" onClick={onAgain}>
        Change my answer
      </Button>
    </div>
  </div>
);
