import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { StateHeading } from '../../subjects/links/state-heading';
import { Card } from '../../ui/card';
import { Staying } from './staying';
import { accountAtStart } from './whose';

interface DoneProps {
  readonly of: LinkedDeletion;
  readonly moved: boolean;
}

/** The end: what stays, and why. */
export const Done = ({ of, moved }: DoneProps) => (
  <div className="grid gap-gap">
    <StateHeading moved={moved}>{`${accountAtStart(of)} is deleted`}</StateHeading>
    <p>
      The sign-in, the books and results, the talks, the stories and pictures, the friends, the points and the
      gems are gone.
    </p>
    <Card className="grid gap-3">
      <h2 className="text-xl">What stays, and why</h2>
      <Staying />
    </Card>
    <p className="text-soft">
      You can close this page. Whoever would like to come back needs a new invitation.
    </p>
  </div>
);
