import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { confirmHours } from '../../../../contract/deletion/stages';
import { StateHeading } from '../../subjects/links/state-heading';
import { Button, buttonClass } from '../../ui/button';
import { accountAtStart } from './whose';

interface KeptProps {
  readonly of: LinkedDeletion;
  readonly onAgain: () => void;
}

/** After the decision to keep the account. */
export const Kept = ({ of, onAgain }: KeptProps) => (
  <div className="grid gap-gap">
    <StateHeading moved>{`${accountAtStart(of)} stays`}</StateHeading>
    <p>
      Nothing has changed, and you need not do anything. The link in our e-mail ends {confirmHours} hours
      after it was asked for.
    </p>
    <p className="text-soft">
      Did somebody else ask for this? Then choose a new password, under “Profile and settings”, “Account”.
    </p>
    <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
      <a href="/dashboard" className={buttonClass()}>
        Go to Inkwren
      </a>
      <Button look="secondary" onClick={onAgain}>
        Back to the question
      </Button>
    </div>
  </div>
);
