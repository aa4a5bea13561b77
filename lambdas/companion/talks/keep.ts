import type { FlagFeature } from '../../../contract/flags/kinds';
import { countFlag, forgettingFlag, raising } from '../../flags/raise';
import { now } from '../../platform/clock';
import { transact, type Write } from '../../platform/table/transact';
import type { Answered } from './answered';
import { messageIdOf } from './message-id';

/** The stored fields of a turn, for talks of every kind. */
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

/** Refused words and words of a crisis earn nothing. */
export const mayEarn = ({ kind }: Answered): boolean => kind !== 'refused' && kind !== 'help';

interface KeptTurn {
  readonly user_id: string;
  readonly session_id: string;
  readonly number: number;
}

/**
 * The writes that raise the flag of a turn whose words are a crisis, in place of the flag of the same words when they got no answer;
 * none for other turns.
 */
export const raisingOf = (
  feature: FlagFeature,
  { user_id: userId, session_id, number }: KeptTurn,
  { crisis, unanswered_id }: Answered,
): Readonly<Record<string, Write>> =>
  crisis === undefined
    ? {}
    : {
        ...raising({ userId, feature, messageId: messageIdOf(session_id, number), crisis }),
        ...(unanswered_id !== undefined && {
          unanswered: forgettingFlag({ userId, feature, messageId: unanswered_id }),
        }),
      };

/** Counts the flag of a turn that `raisingOf` has raised. */
export const countFlagOf = ({ crisis }: Answered): void => {
  if (crisis !== undefined) countFlag(crisis);
};

/**
 * Writes a turn and everything that belongs to it in one transaction, with a flag if the child's words were a crisis. Returns the
 * names of the refused writes.
 */
export const writeTurn = async (
  feature: FlagFeature,
  key: KeptTurn,
  answered: Answered,
  writes: Readonly<Record<string, Write>>,
): Promise<readonly string[]> => {
  const refused = await transact<string>({ ...raisingOf(feature, key, answered), ...writes });
  if (refused.length === 0) countFlagOf(answered);
  return refused;
};
