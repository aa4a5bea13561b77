import type { Person } from '../accounts/identify';
import type { Answered } from '../companion/talks/answered';
import { mayEarn, turnOf, writeTurn } from '../companion/talks/keep';
import { sittingAfter } from '../companion/talks/pause-due';
import { shownAfter } from '../companion/talks/shown';
import { all, equal } from '../platform/table/condition';
import { countDay } from '../rewards/count-day';
import { countWords } from '../safety/text/words';
import { type Session, sessions, sittingOf, turns } from './store';

/** The minutes in which the child spoke, with the minute of this turn if it may earn. */
const minutesWith = ({ minutes, created_at }: Session, answered: Answered): number[] => {
  if (!mayEarn(answered)) return minutes;
  const minute = Math.floor((Date.parse(answered.said_at) - Date.parse(created_at)) / 60_000);
  return minutes.includes(minute) ? minutes : [...minutes, minute];
};

/**
 * Stores a turn before it is spoken, in one transaction with the counts of the session and the flag, if there is one. Then it
 * counts the day. Returns the turn's number; undefined if the session has ended meanwhile.
 */
export const keepTurn = async (
  actor: Person,
  session: Session,
  words: string,
  answered: Answered,
): Promise<number | undefined> => {
  const key = { user_id: actor.id, session_id: session.session_id };
  const turn = turnOf(session.turns + 1, words, answered);
  const { turns: number, words_spoken, words_heard, last_at } = session;
  const figures = { turns: number, words_spoken, words_heard, last_at };
  const writes = {
    turn: turns.creating({ ...turn, ...key }),
    session: sessions.updating(
      key,
      {
        set: {
          last_at: turn.replied_at,
          shown: shownAfter({ shown: session.shown, figures }, answered),
          minutes: minutesWith(session, answered),
          talking_since: sittingAfter(sittingOf(session), answered),
        },
        add: {
          turns: 1,
          words_spoken: countWords(words),
          words_heard: countWords(answered.text),
        },
      },
      all(equal('ended_at', null), equal('turns', session.turns)),
    ),
  };
  const refused = await writeTurn('voice_chat', { ...key, number: turn.number }, answered, writes);
  if (refused.length > 0) return undefined;
  await countDay(actor, new Date(answered.said_at));
  return turn.number;
};
