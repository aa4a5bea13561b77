import { raiseFlag } from '../flags/raise';
import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { countWords } from '../platform/text/words';
import { countDay } from '../rewards/count-day';
import type { Answered } from '../talks/answered';
import { messageIdOf } from '../talks/message-id';
import type { Person } from '../users/identify';
import { type Session, sessions, turns } from './store';

export interface AnsweredWords extends Answered {
  readonly said: string;
}

/** The minutes in which the child spoke: refused words and a cry for help earn nothing. */
const minutesWith = ({ minutes, created_at }: Session, { kind, said_at }: AnsweredWords): number[] => {
  if (kind === 'refused' || kind === 'help') return minutes;
  const minute = Math.floor((Date.parse(said_at) - Date.parse(created_at)) / 60_000);
  return minutes.includes(minute) ? minutes : [...minutes, minute];
};

/**
 * Keeps a turn before it is spoken, in one transaction with the counts of the session and the flag, if there is one. Then the day
 * is counted. Returns the turn's number; undefined when the session has ended meanwhile.
 */
export const keepTurn = async (
  actor: Person,
  session: Session,
  answered: AnsweredWords,
): Promise<number | undefined> => {
  const { said, said_at, kind, text, open, summary, withPause, crisis } = answered;
  const key = { user_id: actor.id, session_id: session.session_id };
  const number = session.turns + 1;
  const replied_at = now().toISOString();
  const writes = {
    turn: turns.creating({
      ...key,
      number,
      said,
      said_at,
      reply: text,
      reply_kind: kind,
      replied_at,
      summary,
      open,
    }),
    session: sessions.updating(
      key,
      {
        set: { last_at: replied_at, minutes: minutesWith(session, answered) },
        add: {
          turns: 1,
          words_spoken: countWords(said),
          words_heard: countWords(text),
          pauses: withPause ? 1 : 0,
        },
      },
      all(equal('ended_at', null), equal('turns', session.turns)),
    ),
  };
  const messageId = messageIdOf(session.session_id, number);
  const refused =
    crisis === undefined
      ? await transact<string>(writes)
      : await raiseFlag({ userId: actor.id, feature: 'voice_chat', messageId, crisis }, writes);
  if (refused.length > 0) return undefined;
  await countDay(actor, new Date(said_at));
  return number;
};
