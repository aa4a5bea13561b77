import type { Controlled } from '../../../../contract/controls/kinds';
import { useUser } from '../users/user';
import { type Held, heldFrom } from './held';

/** What keeps the child who is signed in from a part of the app now. */
export const useHeld = (what: Controlled): Held | undefined => heldFrom(useUser().controls, what, new Date());
