import { talkOf, turnsRead, withoutNames } from '../chat/talk';
import { converse } from '../platform/ai/conversation/converse';
import { minutesBetweenPauses, pause } from '../platform/ai/conversation/fixed';
import { now, secondsFrom } from '../platform/clock';
import { crisisReply } from '../platform/crisis/crisis-reply';
import { type Crisis, findCrisis } from '../platform/crisis/find-crisis';
import type { Person } from '../users/identify';
import type { Answered } from './keep-turn';
import { lastTurns, type Session } from './store';

const isPauseDue = ({ created_at, pauses }: Session): boolean =>
  now() >= secondsFrom(new Date(created_at), (pauses + 1) * minutesBetweenPauses * 60);

/** Found by moderation where our own rules found nothing. */
const selfHarm: Crisis = { kind: 'self-harm', severity: 1, mayKnow: 'supervisors' };

/**
 * Thinks of an answer to the child's words by the rail of the text chat: our own rules for a crisis first, then moderation, the
 * model and its checks. Throws when moderation or the model is down.
 */
export const answerTo = async (actor: Person, session: Session, said: string): Promise<Answered> => {
  const said_at = now().toISOString();
  const recent = await lastTurns(actor.id, session.session_id, turnsRead);
  const help = (crisis: Crisis): Answered => ({
    said,
    said_at,
    kind: 'help',
    text: crisisReply(actor.user.region),
    open: recent.at(-1)?.open ?? null,
    summary: recent.at(-1)?.summary ?? '',
    withPause: false,
    crisis,
  });
  const crisis = findCrisis(said);
  if (crisis !== undefined) return help(crisis);
  const talk = await talkOf(actor, { ...session, character: null }, recent);
  const reply = await converse('voice', talk, withoutNames(actor, said), session.turns);
  if (reply.kind === 'crisis') return help(selfHarm);
  const withPause = isPauseDue(session);
  return { said, said_at, ...reply, text: withPause ? `${reply.text} ${pause}` : reply.text, withPause };
};
