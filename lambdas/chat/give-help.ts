import { now } from '../platform/clock';
import type { Crisis } from '../platform/crisis/find-crisis';
import { optimistically } from '../platform/table/optimistic';
import { helpIn } from '../talks/help';
import type { Asked } from './asked';
import { claim } from './claim';
import { keepTurn } from './keep-turn';
import { lastTurns, sessions, type Turn } from './store';
import { turnsRead } from './talk';

/** The same message, with the session as it is now. */
const readAgain = async (asked: Asked): Promise<Asked> => {
  const { actor, session } = asked;
  const [current = session, recent] = await Promise.all([
    sessions.get({ user_id: actor.id, session_id: session.session_id }, { consistent: true }),
    lastTurns(actor.id, session.session_id, turnsRead),
  ]);
  return { ...asked, session: current, recent };
};

/**
 * Answers a cry for help and raises its flag. It waits for nobody: it takes the right to answer from a message that is being
 * thought about, or whose function has died; that message is sent again. Throws `Contention` after ten overtakings.
 */
export const giveHelp = (first: Asked, crisis: Crisis, said_at = now().toISOString()): Promise<Turn> => {
  let asked = first;
  return optimistically(async () => {
    const earlier = asked.recent.find(({ request_id }) => request_id === asked.request_id);
    if (earlier !== undefined) return earlier;
    const answered = { ...helpIn(asked.actor, asked.recent, crisis), withPause: false, said_at };
    const kept = (await claim(asked, { urgent: true })) ? await keepTurn(asked, answered) : undefined;
    if (kept === undefined) asked = await readAgain(first);
    return kept;
  });
};
