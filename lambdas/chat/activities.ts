import { knownSeconds } from '../../contract/rules/activity';
import { newYorkDay } from '../../contract/rules/day';
import type { Activity } from '../activity/count-activity';
import { type ListOptions, readPage } from '../activity/page';
import { countWords } from '../safety/text/words';
import type { Asked } from './asked';
import { type Session, sessionsBefore, sessionsOf, type TalkDay, type Turn } from './store';

/** A talk counts as done once, on the day of its first turn. */
const counted = (day: string, isFirst: boolean, of: TalkDay): Activity => ({
  kind: 'chat',
  day,
  counted: { ...of, done: isFirst ? 1 : 0 },
});

const nothing: TalkDay = { messages: 0, written: 0, read: 0, seconds: 0 };

const sum = (one: TalkDay, other: TalkDay): TalkDay => ({
  messages: one.messages + other.messages,
  written: one.written + other.written,
  read: one.read + other.read,
  seconds: one.seconds + other.seconds,
});

/** The activity that a turn counts as, and the session's days including it. */
export const countTurn = ({ session, recent }: Pick<Asked, 'session' | 'recent'>, turn: Turn) => {
  const day = newYorkDay(new Date(turn.said_at));
  const of: TalkDay = {
    messages: 1,
    written: countWords(turn.said),
    read: countWords(turn.reply),
    seconds: knownSeconds(recent.at(-1)?.replied_at ?? session.created_at, turn.replied_at),
  };
  return {
    activity: counted(day, turn.number === 1, of),
    days: { ...session.days, [day]: sum(session.days[day] ?? nothing, of) },
  };
};

const activitiesOf = ({ days }: Session): Activity[] =>
  Object.entries(days)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, of], i) => counted(day, i === 0, of));

/** Every day of every talk of a child, strongly consistent. */
export const chatActivities = async (userId: string): Promise<Activity[]> =>
  (await sessionsOf(userId)).flatMap(activitiesOf);

const present = ({ title, character, shown, ...session }: Session) => {
  const { turns, ...words } = shown ?? session;
  return { ...session, ...words, book_title: title, character: character ?? 'Wren', message_count: turns };
};

/**
 * One page of a child's talks in figures, as a supervisor sees them, listed by the day of the first turn. A talk that is hidden
 * from supervisors from its first turn on has no day and is omitted.
 */
export const chatsPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => sessionsBefore(userId, before, limit),
      idOf: ({ session_id }) => session_id,
      dayOf: ({ days }) => Object.keys(days).toSorted()[0],
    },
    options,
  );
  return { items: items.map(present), next };
};
