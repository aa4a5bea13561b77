import type { FlagFeature } from '../../contract/flag-kinds';
import { raiseFlag } from '../flags/raise';
import { now } from '../platform/clock';
import { transact, type Write } from '../platform/table/transact';
import type { Answered } from './answered';
import { messageIdOf } from './message-id';

/** What a turn of any talk stores. */
export const turnOf = (number: number, said: string, { kind, text, open, summary, said_at }: Answered) => ({
  number,
  said,
  said_at,
  reply: text,
  reply_kind: kind,
  replied_at: now().toISOString(),
  summary,
  open,
});

/** Refused words and a cry for help earn nothing. */
export const mayEarn = ({ kind }: Answered): boolean => kind !== 'refused' && kind !== 'help';

interface KeptTurn {
  readonly user_id: string;
  readonly session_id: string;
  readonly number: number;
}

/**
 * Writes a turn with what belongs to it in one transaction, and with a flag where the child's words were a crisis. Returns the
 * names of the writes that refused.
 */
export const writeTurn = async (
  feature: FlagFeature,
  { user_id: userId, session_id, number }: KeptTurn,
  { crisis }: Answered,
  writes: Readonly<Record<string, Write>>,
): Promise<readonly string[]> =>
  crisis === undefined
    ? transact<string>(writes)
    : raiseFlag({ userId, feature, messageId: messageIdOf(session_id, number), crisis }, writes);
