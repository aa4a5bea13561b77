import { type ComponentType, useState } from 'react';
import type { Controlled } from '../../../contract/controls/kinds';
import { part } from '../lib/part';
import { useUser } from '../subjects/users/user';

const ControlledScreen = part(() => import('../subjects/controls/controlled-screen'));

/**
 * A screen that a guardian or an operator can switch off, or that rests for a time. For most children, nothing is. One that `finishes` is opened all
 * the same, because the server hands out what was begun; it shows why anything else rests.
 */
export const controlled =
  (what: Controlled, Screen: ComponentType<{ params: never }>, finishes = false) =>
  (props: { params: never }) => {
    const { controls, paused } = useUser();
    // As it was opened: a change must not build the screen anew, which would lose what the child is writing.
    const [isFree] = useState(controls === undefined && paused === undefined);
    const screen = <Screen {...props} />;
    return isFree ? (
      screen
    ) : (
      <ControlledScreen what={what} finishes={finishes}>
        {screen}
      </ControlledScreen>
    );
  };
