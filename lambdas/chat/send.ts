import { ulid } from 'ulid';
import type { chat } from '../../contract/chat/endpoints';
import type { Admitted } from '../accounts/admitted';
import { mustBeAllowed } from '../accounts/may-do';
import { mustHaveAgreed } from '../accounts/terms';
import { turnsRead } from '../companion/talk';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { mustBeOn } from '../platform/switches';
import { answerTurn } from './answer';
import { countDayOf } from './keep-turn';
import { findSession, openSession } from './open';
import { lastTurns, type Session, type Turn } from './store';

type Body = Admitted<typeof chat.send>['body'];

/** The child's last message. The others are ignored, because the server's transcript is authoritative. */
const lastWords = ({ messages }: Body): string | undefined =>
  messages.findLast(({ role }) => role === 'user')?.content.trim();

const isOf = (session: Session, { bookId, character }: Body) =>
  session.book_id === bookId && session.character === (character ?? null);

/** Another book or another character opens another session. */
const sessionFor = async (userId: string, body: Body): Promise<Session> => {
  if (body.sessionId === null) return openSession(userId, body, body.request_id);
  const session = await findSession(userId, body.sessionId);
  return isOf(session, body) ? session : openSession(userId, body, body.request_id);
};

const answerOf = (session_id: string, { reply, reply_kind, points }: Turn) => ({
  message: reply,
  session_id,
  points_awarded: points,
  kind: reply_kind === 'refused' ? ('fixed' as const) : reply_kind,
});

/**
 * Opens a talk with a greeting, or answers the child's last message. A repeated request gets the stored answer: one message,
 * one answer, one award.
 */
export const send = async ({ actor, body }: Admitted<typeof chat.send>) => {
  const words = lastWords(body);
  if (words === undefined && body.sessionId === null) {
    await mustBeOn('chat');
    mustBeAllowed(actor.user, 'chat');
    mustHaveAgreed(actor.user);
    const { greeting, session_id } = await openSession(actor.id, body);
    return { message: greeting, session_id, points_awarded: 0, kind: 'greeting' as const };
  }
  if (words === undefined || words === '') throw new ApiError('chat_message_missing');
  const session = await sessionFor(actor.id, body);
  const recent = await lastTurns(actor.id, session.session_id, turnsRead);
  const request_id = body.request_id ?? ulid(now().getTime());
  const earlier = recent.find((turn) => turn.request_id === request_id);
  // The first attempt may have ended before it counted the day.
  if (earlier !== undefined) await countDayOf(actor, earlier, recent);
  const turn = earlier ?? (await answerTurn({ actor, session, recent, words, request_id }));
  return answerOf(session.session_id, turn);
};
