import type { FlagFeature } from '../../../contract/flags/kinds';
import { keptFromSupervisors } from '../../flags/kept-from-supervisors';
import { messageIdOf } from './message-id';
import type { TalkTurn } from './turn';

/** The turns that a supervisor may read: those before the first whose words may name a supervisor as the person who harms. */
export const turnsForSupervisors = async <T extends TalkTurn>(
  feature: FlagFeature,
  { user_id, session_id }: { readonly user_id: string; readonly session_id: string },
  turns: readonly T[],
): Promise<readonly T[]> => {
  const kept = await keptFromSupervisors(user_id, feature);
  const end = turns.findIndex(({ number }) => kept.has(messageIdOf(session_id, number)));
  return end === -1 ? turns : turns.slice(0, end);
};
