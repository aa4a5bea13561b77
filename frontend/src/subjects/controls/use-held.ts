import type { Controlled } from '../../../../contract/controls/kinds';
import type { SwitchKind } from '../../../../contract/operations/kinds';
import { useUser } from '../users/user';
import { type Held, heldFrom } from './held';

/** What keeps the child who is signed in from a part of the app now. */
export const useHeld = (what: Controlled): Held | undefined => heldFrom(useUser(), what, new Date());

/** Whether operators have switched a part off, as the child's record says. */
export const useIsPaused = (what: SwitchKind): boolean => useUser().paused?.includes(what) === true;
