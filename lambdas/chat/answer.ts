import { alone } from '../platform/ai/alone';
import { UnusableAnswer } from '../platform/ai/ask';
import { converse } from '../platform/ai/conversation/converse';
import { pause } from '../platform/ai/conversation/fixed';
import { FeatureOff } from '../platform/ai/features';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { type Crisis, crisisFoundIn, findCrisis } from '../platform/crisis/find-crisis';
import { log } from '../platform/log';
import { helpIn } from '../talks/help';
import { isPauseDue } from '../talks/pause-due';
import { refundAiWork, spendAiWork } from '../users/ai-budget';
import type { Asked } from './asked';
import { claim, release } from './claim';
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

/**
 * Answers one message and keeps the turn. One caller at a time answers in a session, and one of a child's sessions at a time
 * waits for the model: a simultaneous second call gets `chat_being_answered`, and repeats the request.
 */
export const answerTurn = async (asked: Asked): Promise<Turn> => {
  const said_at = now().toISOString();
  if (!(await claim(asked))) throw beingAnswered();
  try {
    const keepHelp = (crisis: Crisis) =>
      keepTurn(asked, { ...helpIn(asked.actor, asked.recent, crisis), withPause: false, said_at });
    const crisis = findCrisis(asked.words);
    if (crisis !== undefined) return await keepHelp(crisis);
    const reply = await alone(asked.actor.id, 'chat', beingAnswered, () => think(asked));
    // Found by moderation or the model, where our own rules found nothing.
    if (reply.kind === 'crisis') return await keepHelp(crisisFoundIn(asked.words, reply.of));
    const withPause = isPauseDue(asked.session);
    const text = withPause ? `${reply.text}\n\n${pause}` : reply.text;
    return await keepTurn(asked, { ...reply, text, withPause, said_at });
  } catch (error) {
    await release(asked);
    throw error;
  }
};
