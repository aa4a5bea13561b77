import { talkOf, turnsRead, withoutNames } from '../chat/talk';
import { converse } from '../platform/ai/conversation/converse';
import { pause } from '../platform/ai/conversation/fixed';
import { now } from '../platform/clock';
import { type Crisis, crisisFoundIn, findCrisis } from '../platform/crisis/find-crisis';
import { helpIn } from '../talks/help';
import { isPauseDue } from '../talks/pause-due';
import type { Person } from '../users/identify';
import type { AnsweredWords } from './keep-turn';
import { lastTurns, type Session } from './store';

/** What an answer rests on, read while the words are still being transcribed. A crisis is answered without the talk. */
export const groundOf = (actor: Person, session: Session) => {
  const recent = lastTurns(actor.id, session.session_id, turnsRead);
  const talk = recent.then((turns) => talkOf(actor, { ...session, character: null }, turns));
  // A caller that awaits them gets the error. One that no caller awaits must not end the process.
  for (const one of [recent, talk]) one.catch(() => undefined);
  return { recent, talk };
};

/**
 * Thinks of an answer to the child's words by the rail of the text chat: our own rules for a crisis first, then moderation, the
 * model and its checks. Throws when moderation or the model is down.
 */
export const answerTo = async (
  actor: Person,
  session: Session,
  ground: ReturnType<typeof groundOf>,
  said: string,
): Promise<AnsweredWords> => {
  const said_at = now().toISOString();
  const recent = await ground.recent;
  const help = (crisis: Crisis): AnsweredWords => ({
    said,
    said_at,
    ...helpIn(actor, recent, crisis),
    withPause: false,
  });
  const crisis = findCrisis(said);
  if (crisis !== undefined) return help(crisis);
  const reply = await converse('voice', await ground.talk, withoutNames(actor, said), session.turns);
  // Found by moderation or the model, where our own rules found nothing.
  if (reply.kind === 'crisis') return help(crisisFoundIn(said, reply.of));
  const withPause = isPauseDue({ ...session, last: session.last_at }, said_at);
  return { said, said_at, ...reply, text: withPause ? `${reply.text} ${pause}` : reply.text, withPause };
};
