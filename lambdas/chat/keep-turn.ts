import { chatPoints } from '../../contract/chat';
import { readingDay } from '../../contract/rules/day';
import { countingActivity } from '../analytics/count-activity';
import { countingToday } from '../platform/daily-count';
import { all, equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { countWords, essence } from '../platform/text/words';
import { award } from '../rewards/award';
import { countDay } from '../rewards/count-day';
import type { Answered } from '../talks/answered';
import { mayEarn, turnOf, writeTurn } from '../talks/keep';
import { sittingAfter } from '../talks/pause-due';
import type { Person } from '../users/identify';
import { countTurn } from './activities';
import type { Asked } from './asked';
import { messagesOfADay, sessions, type Turn, turns } from './store';

/** Three or more words that the child has not said before in the last turns. */
const isMeaningful = ({ words, recent }: Asked, answered: Answered): boolean =>
  mayEarn(answered) && countWords(words) >= 3 && !recent.some(({ said }) => essence(said) === essence(words));

/** The transcript, and the counts of session and day. Refused for anybody but the holder of the claim. */
const keeping = (asked: Asked, turn: Turn, answered: Answered) => {
  const { actor, session, request_id } = asked;
  const { activity, days } = countTurn(asked, turn);
  const key = { user_id: actor.id, session_id: session.session_id };
  return {
    turn: turns.creating({ ...turn, ...key }),
    session: sessions.updating(
      key,
      {
        set: {
          answering: null,
          last_message_time: turn.replied_at,
          days,
          talking_since: sittingAfter({ ...session, last: session.last_message_time }, answered),
        },
        add: {
          turns: 1,
          words_written: activity.counted.written ?? 0,
          words_read: activity.counted.read ?? 0,
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

/** Writes the turn with what follows from it; returns it as it was written, and undefined when another has the claim now. */
const write = async (asked: Asked, answered: Answered): Promise<Turn | undefined> => {
  const { actor, session, words, request_id } = asked;
  const unpaid = { ...turnOf(session.turns + 1, words, answered), request_id, points: 0, likes: {} };
  const writes = (turn: Turn) => keeping(asked, turn, answered);
  const done = (turn: Turn, refused: readonly string[]) => (refused.length > 0 ? undefined : turn);
  if (isMeaningful(asked, answered)) {
    const paid = { ...unpaid, points: chatPoints.message };
    const refused = await pay(asked, paid, writes(paid));
    if (refused.join() !== 'limit') return done(paid, refused);
  }
  const key = { user_id: actor.id, session_id: session.session_id, number: unpaid.number };
  return done(unpaid, await writeTurn('chat', key, answered, writes(unpaid)));
};

/**
 * Counts the day of a turn as a reading day when it is at least the third message of its session on that day. `recent` are the
 * session's last turns. Idempotent.
 */
export const countDayOf = async (actor: Person, turn: Turn, recent: readonly Turn[]): Promise<void> => {
  const dayOf = ({ said_at }: Turn) => readingDay(actor.user, new Date(said_at));
  const before = recent.filter((one) => one.number < turn.number && dayOf(one) === dayOf(turn));
  if (before.length + 1 >= messagesOfADay) await countDay(actor, new Date(turn.said_at));
};

/**
 * Keeps a turn in one transaction: the transcript, the counts of session and day, and the child's points or the flag, or
 * nothing. Then the day is counted. Returns undefined when another has the claim now.
 */
export const keepTurn = async (asked: Asked, answered: Answered): Promise<Turn | undefined> => {
  const turn = await write(asked, answered);
  if (turn !== undefined) await countDayOf(asked.actor, turn, asked.recent);
  return turn;
};
