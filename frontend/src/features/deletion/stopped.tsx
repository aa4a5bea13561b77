import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { StateHeading } from '../../subjects/links/state-heading';
import { buttonClass } from '../../ui/button';
import { Wren } from '../../ui/wren';
import { accountAtStart } from './whose';

interface StoppedProps {
  readonly of: LinkedDeletion;
  readonly moved: boolean;
}

/** The deletion was taken back. */
export const Stopped = ({ of, moved }: StoppedProps) => (
  <div className="grid gap-gap">
    <Wren mood="happy" className="w-24" />
    <StateHeading moved={moved}>Everything is back</StateHeading>
    <p>
      {accountAtStart(of)} is as it was: books, friends, stories, points and gems. The days in between count
      as days without reading.
    </p>
    <p>
      All devices were signed out. Signing in works again within a minute, with the same e-mail address and
      password.
    </p>
    <div>
      <a href="/dashboard" className={buttonClass()}>
        {of.is_child ? 'Go to Inkwren' : 'Sign in'}
      </a>
    </div>
  </div>
);
