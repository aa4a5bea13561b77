import { chatPoints } from '../../contract/chat';
import { countingActivity } from '../analytics/count-activity';
import { countingToday } from '../platform/daily-count';
import { all, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { countWords, essence } from '../platform/text/words';
import { award } from '../rewards/award';
import { countDay } from '../rewards/count-day';
import type { Answered } from '../talks/answered';
import { mayEarn, turnOf, writeTurn } from '../talks/keep';
import type { Person } from '../users/identify';
import { countTurn } from './activities';
import type { Asked } from './asked';
import { messagesOfADay, sessions, type Turn, turns } from './store';

/** Three or more words that the child has not said before in the last turns. */
const isMeaningful = ({ words, recent }: Asked, answered: Answered): boolean =>
  mayEarn(answered) && countWords(words) >= 3 && !recent.some(({ said }) => essence(said) === essence(words));

/** The transcript, and the counts of session and day. Refused for anybody but the holder of the claim. */
const keeping = (asked: Asked, turn: Turn, withPause: boolean) => {
  const { actor, session, request_id } = asked;
  const { activity, days } = countTurn(asked, turn);
  const key = { user_id: actor.id, session_id: session.session_id };
  return {
    turn: turns.creating({ ...turn, ...key }),
    session: sessions.updating(
      key,
      {
        set: { answering: null, last_message_time: turn.replied_at, days },
        add: {
          turns: 1,
          words_written: activity.counted.written ?? 0,
          words_read: activity.counted.read ?? 0,
          pauses: withPause ? 1 : 0,
        },
      },
      all(equal('turns', session.turns), equal('answering.request_id', request_id)),
    ),
    day: countingActivity(actor.id, activity),
  } satisfies Record<string, Write>;
};

const pay = ({ actor, session }: Asked, turn: Turn, earnedBy: Record<string, Write>) =>
  award(
    {
      userId: actor.id,
      cause: `chat#${session.session_id}#${turn.number}`,
      points: turn.points,
      weeks: actor.user.weeks,
    },
    {
      earnedBy: {
        ...earnedBy,
        limit: countingToday(actor.id, 'chat-points', chatPoints.day / chatPoints.message),
      },
    },
  );

/** Writes the turn with what follows from it; returns it as it was written. */
const write = async (asked: Asked, answered: Answered): Promise<Turn> => {
  const { actor, session, words, request_id } = asked;
  const unpaid = { ...turnOf(session.turns + 1, words, answered), request_id, points: 0, likes: {} };
  const writes = (turn: Turn) => keeping(asked, turn, answered.withPause);
  const done = (turn: Turn, refused: readonly string[]) => {
    if (refused.length > 0) throw new Error(`The turn could not be kept: ${refused.join(', ')}`);
    return turn;
  };
  if (isMeaningful(asked, answered)) {
    const paid = { ...unpaid, points: chatPoints.message };
    const refused = await pay(asked, paid, writes(paid));
    if (refused.join() !== 'limit') return done(paid, refused);
  }
  const key = { user_id: actor.id, session_id: session.session_id, number: unpaid.number };
  return done(unpaid, await writeTurn('chat', key, answered, writes(unpaid)));
};

/** Counts the day of a turn as a reading day from the third message of a session on. Idempotent. */
export const countDayOf = async (actor: Person, { number, said_at }: Turn): Promise<void> => {
  if (number >= messagesOfADay) await countDay(actor, new Date(said_at));
};

/**
 * Keeps a turn in one transaction: the transcript, the counts of session and day, and the child's points or the flag, or
 * nothing. Then the day is counted.
 */
export const keepTurn = async (asked: Asked, answered: Answered): Promise<Turn> => {
  const turn = await write(asked, answered);
  await countDayOf(asked.actor, turn);
  return turn;
};
