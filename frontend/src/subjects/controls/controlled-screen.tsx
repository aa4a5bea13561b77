import { type ReactNode, useState } from 'react';
import { type Controlled, timed } from '../../../../contract/controls/kinds';
import { useUser } from '../users/user';
import { heldFrom } from './held';
import Resting from './resting';
import { ScreenTime } from './screen-time';

interface ControlledScreenProps {
  readonly what: Controlled;
  /** Opens whatever holds the child, to finish what was begun. */
  readonly finishes: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that is open stays open, so that a child can finish what it has begun; the server refuses what is new. A screen that is
 * opened later says why it rests.
 */
const ControlledScreen = ({ what, finishes, children }: ControlledScreenProps) => {
  const user = useUser();
  const { controls } = user;
  const held = heldFrom(user, what, new Date());
  const [isOpen, setOpen] = useState(finishes || held === undefined);
  if (held === undefined && !isOpen) setOpen(true);
  if (held !== undefined && !isOpen) return <Resting held={held} />;
  return (
    <>
      {controls?.minutes != null && timed.has(what) && <ScreenTime />}
      {children}
    </>
  );
};

export default ControlledScreen;
