import { talkOf, turnsRead, withoutNames } from '../chat/talk';
import { converse } from '../platform/ai/conversation/converse';
import { pause } from '../platform/ai/conversation/fixed';
import { now } from '../platform/clock';
import { type Crisis, findCrisis, selfHarmIn } from '../platform/crisis/find-crisis';
import { helpIn } from '../talks/help';
import { isPauseDue } from '../talks/pause-due';
import type { Person } from '../users/identify';
import type { AnsweredWords } from './keep-turn';
import { lastTurns, type Session } from './store';

/**
 * Thinks of an answer to the child's words by the rail of the text chat: our own rules for a crisis first, then moderation, the
 * model and its checks. Throws when moderation or the model is down.
 */
export const answerTo = async (actor: Person, session: Session, said: string): Promise<AnsweredWords> => {
  const said_at = now().toISOString();
  const recent = await lastTurns(actor.id, session.session_id, turnsRead);
  const help = (crisis: Crisis): AnsweredWords => ({
    said,
    said_at,
    ...helpIn(actor, recent, crisis),
    withPause: false,
  });
  const crisis = findCrisis(said);
  if (crisis !== undefined) return help(crisis);
  const talk = await talkOf(actor, { ...session, character: null }, recent);
  const reply = await converse('voice', talk, withoutNames(actor, said), session.turns);
  // Moderation found what our own rules did not.
  if (reply.kind === 'crisis') return help(selfHarmIn(said));
  const withPause = isPauseDue(session);
  return { said, said_at, ...reply, text: withPause ? `${reply.text} ${pause}` : reply.text, withPause };
};
