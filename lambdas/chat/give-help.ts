import { turnsRead } from '../companion/talk';
import { helpIn } from '../companion/talks/help';
import { optimistically } from '../platform/table/optimistic';
import type { Crisis } from '../safety/crisis/find-crisis';
import type { Asked } from './asked';
import { claim } from './claim';
import { keepTurn } from './keep-turn';
import { lastTurns, sessions, type Turn } from './store';

/** The same message with the current session. */
const readAgain = async (asked: Asked): Promise<Asked> => {
  const { actor, session } = asked;
  const [current = session, recent] = await Promise.all([
    sessions.get({ user_id: actor.id, session_id: session.session_id }, { consistent: true }),
    lastTurns(actor.id, session.session_id, turnsRead),
  ]);
  return { ...asked, session: current, recent };
};

/**
 * Answers a child in a crisis and raises the flag. It waits for no other request: it takes the right to answer from a message
 * that is being answered or whose function has died. That message is sent again by the browser. Throws `Contention` if ten
 * other requests were faster.
 */
export const giveHelp = (first: Asked, crisis: Crisis, said_at: string): Promise<Turn> => {
  let asked = first;
  return optimistically(async () => {
    const earlier = asked.recent.find(({ request_id }) => request_id === asked.request_id);
    if (earlier !== undefined) return earlier;
    const answered = helpIn(asked.actor, asked.recent, crisis, said_at);
    const kept = (await claim(asked, { urgent: true })) ? await keepTurn(asked, answered) : undefined;
    if (kept === undefined) asked = await readAgain(first);
    return kept;
  });
};
