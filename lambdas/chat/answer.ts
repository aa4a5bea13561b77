import { mayUse } from '../../contract/rules/consent';
import { alone } from '../platform/ai/alone';
import { UnusableAnswer } from '../platform/ai/ask';
import { converse } from '../platform/ai/conversation/converse';
import { pause } from '../platform/ai/conversation/fixed';
import { FeatureOff } from '../platform/ai/features';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { crisisFoundIn, findCrisis } from '../platform/crisis/find-crisis';
import { log } from '../platform/log';
import { isPauseDue } from '../talks/pause-due';
import { refundAiWork, spendAiWork } from '../users/ai-budget';
import { findUser } from '../users/find';
import type { Person } from '../users/identify';
import type { Asked } from './asked';
import { claim, release } from './claim';
import { giveHelp } from './give-help';
import { keepTurn } from './keep-turn';
import type { Turn } from './store';
import { talkOf, withoutNames } from './talk';

const think = async ({ actor, session, recent, words }: Asked) => {
  await spendAiWork(actor.id, 'chat');
  try {
    const talk = await talkOf(actor, session, recent);
    return await converse('chat', talk, withoutNames(actor, words), session.turns);
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) await refundAiWork(actor.id, 'chat');
    if (error instanceof ApiError) throw error;
    if (error instanceof FeatureOff) throw new ApiError('ai_resting');
    log.error('no answer in a talk', error, { session: session.session_id });
    throw new ApiError('chat_failed');
  }
};

const beingAnswered = () => new ApiError('chat_being_answered');

/** A consent that was withdrawn while the model thought: what it wrote is neither kept nor shown. */
const checkConsent = async ({ id }: Person) => {
  const user = await findUser(id);
  if (user === undefined || !mayUse(user, 'ai_text', consentAges())) throw new ApiError('consent_required');
};

const answered = async (asked: Asked, said_at: string): Promise<Turn | undefined> => {
  const reply = await alone(asked.actor.id, 'chat', beingAnswered, () => think(asked));
  // Found by moderation or the model, where our own rules found nothing.
  if (reply.kind === 'crisis') return giveHelp(asked, crisisFoundIn(asked.words, reply.of), said_at);
  await checkConsent(asked.actor);
  const withPause = isPauseDue({ ...asked.session, last: asked.session.last_message_time }, said_at);
  const text = withPause ? `${reply.text}\n\n${pause}` : reply.text;
  return keepTurn(asked, { ...reply, text, withPause, said_at });
};

/**
 * Answers one message and keeps the turn. One caller at a time answers in a session, and one of a child's sessions at a time
 * waits for the model: a simultaneous second call gets `chat_being_answered`, and repeats the request. A cry for help waits for
 * neither.
 */
export const answerTurn = async (asked: Asked): Promise<Turn> => {
  const crisis = findCrisis(asked.words);
  if (crisis !== undefined) return giveHelp(asked, crisis);
  if (!(await claim(asked))) throw beingAnswered();
  try {
    const turn = await answered(asked, now().toISOString());
    if (turn === undefined) throw beingAnswered();
    return turn;
  } catch (error) {
    await release(asked);
    throw error;
  }
};
