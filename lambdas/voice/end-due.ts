import { now } from '../platform/clock';
import { log } from '../platform/log';
import { endSession } from './end';
import { openSessions, type Session, type SessionKey, sessions } from './store';

/** A session that has lost its socket, or whose functions have died, ends at its last sign of life. */
const end = (session: Session): Promise<number> =>
  endSession(session, session.turns === 0 ? session.created_at : session.last_at);

const isDue = ({ ended_at, listed_at }: Session): boolean =>
  ended_at === null && listed_at !== undefined && listed_at <= now().toISOString();

/** Ends a voice chat that is due; a resumed one continues. */
export const endIfDue = async (key: SessionKey): Promise<void> => {
  const session = await sessions.get(key, { consistent: true });
  if (session !== undefined && isDue(session)) await end(session);
};

/** Ends all voice chats that are due. A failure does not delay the others and is thrown at the end. */
export const endAllDue = async (): Promise<void> => {
  const until = now().toISOString();
  let cursor: string | undefined;
  let failed = 0;
  do {
    const { items, next } = await sessions.page(openSessions, { until, cursor });
    for (const ended of await Promise.allSettled(items.map(endIfDue)))
      if (ended.status === 'rejected') {
        failed++;
        log.error('voice chat not ended', ended.reason);
      }
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  if (failed > 0) throw new Error(`${failed} voice chats could not be ended`);
};
