import { ulid } from 'ulid';
import type { z } from 'zod/mini';
import type { realtime } from '../../contract/realtime/messages';
import { quietRoom } from '../../contract/rules/voice-activity';
import { leftToday } from '../accounts/ai-budget';
import { findUser } from '../accounts/find';
import { mustBeAllowed } from '../accounts/may-do';
import { mustHaveAgreed } from '../accounts/terms';
import { getBook } from '../books/library';
import { chapterReached } from '../companion/chapter-reached';
import { greetingFor } from '../companion/greeting';
import { alone } from '../model/alone';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { count } from '../platform/metrics';
import type { Holder } from '../platform/socket/create-receiver';
import { mustBeOn } from '../platform/switches';
import { all, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { attach } from '../realtime/attach';
import { send } from '../realtime/send';
import { endAloud, endSession } from './end';
import { keepUntilLoss, lossOf } from './interrupt';
import { states } from './live-store';
import { takePlace } from './places';
import { lastEnd, openSessions, type Session, sessions, sessionsBefore } from './store';

type Choice = z.output<(typeof realtime)['client']['mute']['payload']>;

/** Resumes an open session on another socket; false if it has ended. Anything unfinished on the old socket is lost. */
const resume = async (session: Session, connection_id: string): Promise<boolean> => {
  const { user_id, session_id, created_at } = session;
  const state = await states.get({ session_id }, { consistent: true });
  if (state === undefined || state.ended) return false;
  if (state.connection_id === connection_id) return true;
  const sockets = state.sockets + 1;
  const loss = lossOf(state);
  const goesOn = await states.update(
    { session_id },
    {
      set: {
        connection_id,
        sockets,
        from: sockets * 10_000_000,
        open: null,
        quiet_since: now().toISOString(),
        ...loss,
      },
    },
    all(equal('ended', false), equal('sockets', state.sockets)),
  );
  if (!goesOn) return false;
  await keepUntilLoss(state, loss);
  await sessions.update(
    { user_id, session_id },
    { set: { listed_at: lastEnd(created_at) } },
    equal('ended_at', null),
  );
  return true;
};

const begin = async (
  { user_id, connection_id }: Holder,
  book: Awaited<ReturnType<typeof getBook>>,
  end: number | null,
) => {
  const at = now();
  const created_at = at.toISOString();
  const session_id = ulid(at.getTime());
  const taken = await takePlace(session_id);
  if (taken === undefined) {
    count('voice_busy', {});
    throw new ApiError('voice_busy');
  }
  const greeting = greetingFor(book, { end_chapter: end, character: null, seed: at.getTime() });
  await transact({
    session: sessions.creating({
      user_id,
      session_id,
      book_id: book.id,
      title: book.title,
      author: book.author,
      cover_url: book.thumbnail,
      end_chapter: end,
      greeting,
      created_at,
      ended_at: null,
      last_at: created_at,
      duration_seconds: 0,
      turns: 0,
      words_spoken: 0,
      words_heard: 0,
      shown: null,
      talking_since: created_at,
      minutes: [],
      points: 0,
      list: openSessions,
      listed_at: lastEnd(created_at),
    }),
    state: states.creating({
      user_id,
      session_id,
      connection_id,
      sockets: 0,
      started_at: created_at,
      ended: false,
      turn: 0,
      from: 0,
      open: null,
      floor: quietRoom,
      answering: null,
      speech: null,
      interrupted: 0,
      interrupted_at: null,
      quiet_since: created_at,
      nudged: false,
      missed: false,
      received: 0,
      ...taken,
      spent: -1,
    }),
  });
  return { session_id, greeting };
};

const endOther = async (session: Session): Promise<void> => {
  const state = await states.get({ session_id: session.session_id }, { consistent: true });
  if (state === undefined) await endSession(session);
  else await endAloud(state);
};

/** The session of this book on this socket: the open one, or a new one, which ends any other session. */
const sessionFor = async ({ book_id, end_chapter }: Choice, holder: Holder) => {
  if (book_id == null) throw new ApiError('invalid_input');
  await mustBeOn('voice');
  const child = await findUser(holder.user_id);
  if (child !== undefined) {
    mustBeAllowed(child, 'voice');
    mustHaveAgreed(child);
  }
  const book = await getBook(book_id);
  const end = chapterReached(book, end_chapter);
  const [latest] = await sessionsBefore(holder.user_id, undefined, 1);
  const isOpen = latest !== undefined && latest.ended_at === null;
  if (isOpen && latest.book_id === book_id && latest.end_chapter === end)
    if (await resume(latest, holder.connection_id)) return { session_id: latest.session_id };
  if (isOpen) await endOther(latest);
  if ((await leftToday(holder.user_id, 'voice_minutes')) <= 0) throw new ApiError('ai_resting');
  return begin(holder, book, end);
};

/**
 * The child opens the microphone: starts a voice chat about a book, or resumes the open one. A child has one open session at a
 * time, on the newest socket. Throws `book_not_found`, `chat_chapter_invalid`, `paused`, `ai_resting`, `voice_busy`, and `voice_elsewhere` for a
 * simultaneous second start.
 */
export const start = async (choice: Choice, holder: Holder) => {
  const { connection_id, user_id } = holder;
  const elsewhere = () => new ApiError('voice_elsewhere');
  const { session_id, ...begun } = await alone(user_id, 'voice', elsewhere, () => sessionFor(choice, holder));
  await attach({ user_id, connection_id }, session_id);
  await send(connection_id, { type: 'connection_status', status: 'connected' });
  if ('greeting' in begun)
    await send(connection_id, { type: 'caption', from: 'wren', text: begun.greeting, sung: false });
  return { type: 'status', status: 'listening' } as const;
};
