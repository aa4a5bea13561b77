import { chatPoints } from '../../contract/chat/endpoints';
import { readingDay } from '../../contract/rules/day';
import type { Person } from '../accounts/identify';
import { type Activity, countingActivity } from '../activity/count-activity';
import type { Answered } from '../companion/talks/answered';
import { countFlagOf, mayEarn, raisingOf, turnOf, writeTurn } from '../companion/talks/keep';
import { sittingAfter } from '../companion/talks/pause-due';
import { shownAfter } from '../companion/talks/shown';
import { award } from '../ledger/award';
import { all, equal, fits } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { countDay } from '../rewards/count-day';
import { countWords, essence } from '../safety/text/words';
import { countTurn } from './activities';
import type { Asked } from './asked';
import { messagesOfADay, sessions, sittingOf, type Turn, talksOf, turns } from './store';

const wordsOfMeaning = 3;
const paidMessagesOfADay = chatPoints.day / chatPoints.message;

/** Whether a message has at least three words and repeats none of the last messages. */
export const isMeaningful = (words: string, recent: readonly { readonly said: string }[]): boolean =>
  countWords(words) >= wordsOfMeaning && !recent.some(({ said }) => essence(said) === essence(words));

/** Whether a turn is at least the third message of its session on its reading day. `recent` are the session's last turns. */
const makesReadingDay = (actor: Person, turn: Turn, recent: readonly Turn[]): boolean => {
  const dayOf = ({ said_at }: Turn) => readingDay(actor.user, new Date(said_at));
  const before = recent.filter((one) => one.number < turn.number && dayOf(one) === dayOf(turn));
  return before.length + 1 >= messagesOfADay;
};

/** Counts the day of a turn as a reading day if the turn makes it one. Idempotent. */
export const countDayOf = async (actor: Person, turn: Turn, recent: readonly Turn[]): Promise<void> => {
  if (makesReadingDay(actor, turn, recent)) await countDay(actor, new Date(turn.said_at));
};

/**
 * Counts a turn for its day; one that is hidden from supervisors only as a paid message. Refused for a paid message when the day's
 * are used up.
 */
const countingTurn = ({ actor, recent }: Asked, turn: Turn, activity: Activity, isShown: boolean): Write => {
  const isPaid = turn.points > 0;
  return countingActivity(
    actor.id,
    isShown ? activity : { ...activity, counted: {} },
    {
      ...(isShown && makesReadingDay(actor, turn, recent) && { set: { read_at: turn.said_at } }),
      ...(isPaid && { add: { paid_messages: 1 } }),
    },
    isPaid ? fits('paid_messages', paidMessagesOfADay) : undefined,
  );
};

/** The transcript, and the counts of session and day. Refused for anybody but the holder of the claim. */
const keeping = (asked: Asked, turn: Turn, answered: Answered): Record<string, Write> => {
  const { actor, session, request_id } = asked;
  const { turns: number, words_written, words_read } = session;
  const figures = { turns: number, words_written, words_read };
  const shown = shownAfter({ shown: session.shown, figures }, answered);
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
          list: talksOf(actor.id),
          listed_at: turn.replied_at,
          shown,
          ...(shown === null && { days }),
          talking_since: sittingAfter(sittingOf(session), answered),
        },
        add: {
          turns: 1,
          words_written: activity.counted.written ?? 0,
          words_read: activity.counted.read ?? 0,
        },
      },
      all(equal('turns', session.turns), equal('answering.request_id', request_id)),
    ),
    ...((shown === null || turn.points > 0) && {
      day: countingTurn(asked, turn, activity, shown === null),
    }),
  };
};

const pay = ({ actor, session }: Asked, turn: Turn, earnedBy: Record<string, Write>) =>
  award(
    {
      userId: actor.id,
      cause: `chat#${session.session_id}#${turn.number}`,
      points: turn.points,
      weeks: actor.user.weeks,
    },
    { earnedBy },
  );

/** Writes the turn with its effects. Returns it as written, or undefined if another request holds the claim now. */
const write = async (asked: Asked, answered: Answered): Promise<Turn | undefined> => {
  const { actor, session, words, request_id } = asked;
  const unpaid = { ...turnOf(session.turns + 1, words, answered), request_id, points: 0, likes: {} };
  const writes = (turn: Turn) => keeping(asked, turn, answered);
  const done = (turn: Turn, refused: readonly string[]) => (refused.length > 0 ? undefined : turn);
  const key = { user_id: actor.id, session_id: session.session_id, number: unpaid.number };
  if (mayEarn(answered) && isMeaningful(words, asked.recent)) {
    const paid = { ...unpaid, points: chatPoints.message };
    const refused = await pay(asked, paid, { ...writes(paid), ...raisingOf('chat', key, answered) });
    if (refused.length === 0) countFlagOf(answered);
    if (refused.join() !== 'day') return done(paid, refused);
  }
  return done(unpaid, await writeTurn('chat', key, answered, writes(unpaid)));
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
