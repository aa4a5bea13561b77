import type { Person } from '../accounts/identify';
import { mayDo } from '../accounts/may-do';
import { isOff } from '../platform/switches';
import { boardFor, seesBoards } from './board';

/** The week's board for whoever may see it now; null for others. 2 read units. */
export const weekBoardFor = async (actor: Person) => {
  const isShown = seesBoards(actor) && mayDo(actor.user, 'boards');
  return isShown && !(actor.role === 'student' && (await isOff('boards')))
    ? boardFor(actor, 'global', 'week')
    : null;
};
