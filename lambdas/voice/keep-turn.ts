import { all, equal } from '../platform/table/condition';
import { countWords } from '../platform/text/words';
import { countDay } from '../rewards/count-day';
import type { Answered } from '../talks/answered';
import { mayEarn, turnOf, writeTurn } from '../talks/keep';
import { sittingAfter } from '../talks/pause-due';
import type { Person } from '../users/identify';
import { type Session, sessions, turns } from './store';

export interface AnsweredWords extends Answered {
  readonly said: string;
}

/** The minutes in which the child spoke. */
const minutesWith = ({ minutes, created_at }: Session, answered: AnsweredWords): number[] => {
  if (!mayEarn(answered)) return minutes;
  const minute = Math.floor((Date.parse(answered.said_at) - Date.parse(created_at)) / 60_000);
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
  const { said, said_at, text } = answered;
  const key = { user_id: actor.id, session_id: session.session_id };
  const turn = turnOf(session.turns + 1, said, answered);
  const writes = {
    turn: turns.creating({ ...turn, ...key }),
    session: sessions.updating(
      key,
      {
        set: {
          last_at: turn.replied_at,
          minutes: minutesWith(session, answered),
          talking_since: sittingAfter({ ...session, last: session.last_at }, answered),
        },
        add: {
          turns: 1,
          words_spoken: countWords(said),
          words_heard: countWords(text),
        },
      },
      all(equal('ended_at', null), equal('turns', session.turns)),
    ),
  };
  const refused = await writeTurn('voice_chat', { ...key, number: turn.number }, answered, writes);
  if (refused.length > 0) return undefined;
  await countDay(actor, new Date(said_at));
  return turn.number;
};
