import { refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { findUser } from '../accounts/find';
import { mayDo, mustBeAllowedToGoOn } from '../accounts/may-do';
import { mustHaveAgreed } from '../accounts/terms';
import { answerWords } from '../companion/answer';
import { TooLate } from '../companion/conversation/converse';
import { talkOf } from '../companion/talk';
import { alone } from '../model/alone';
import { UnusableAnswer } from '../model/ask';
import { ApiError } from '../platform/api-error';
import { log } from '../platform/log';
import { mustBeOn } from '../platform/switches';
import type { Asked } from './asked';
import { claim, release } from './claim';
import { giveHelp } from './give-help';
import { keepTurn } from './keep-turn';
import { sittingOf, type Turn } from './store';

const beingAnswered = () => new ApiError('chat_being_answered');

/** Releases the right to answer after a failure, so that the message can be sent again. */
const claimed = async (asked: Asked, rest: () => Promise<Turn>): Promise<Turn> => {
  if (!(await claim(asked))) throw beingAnswered();
  try {
    return await rest();
  } catch (error) {
    await release(asked);
    throw error;
  }
};

/** Nothing goes to the model while talks are switched off, before the present terms are agreed to, or in hours that a guardian keeps free. Gives the unit back after an outage. */
const paid = async <T>({ actor, session }: Asked, work: () => Promise<T>): Promise<T> => {
  await mustBeOn('chat');
  mustBeAllowedToGoOn(actor.user, 'chat');
  mustHaveAgreed(actor.user);
  const day = await spendAiWork(actor.user, 'chat');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) await refundAiWork(actor.user, 'chat', { day });
    if (error instanceof ApiError || error instanceof TooLate) throw error;
    log.error('no answer in a talk', error, { session: session.session_id });
    throw new ApiError('chat_failed');
  }
};

/** The answer of the model is neither stored nor shown once the consent is withdrawn or talks are switched off. */
const checkConsent = async ({ actor }: Asked) => {
  const user = await findUser(actor.id);
  if (user === undefined || !mayDo(user, 'ai_text')) throw new ApiError('consent_required');
  await mustBeOn('chat');
  mustBeAllowedToGoOn(user, 'chat');
};

/**
 * Answers one message and stores the turn. One request at a time is answered per session, and one session of a child at a time
 * waits for the model. A simultaneous second call gets `chat_being_answered` and repeats the request. The reply to a crisis
 * waits for neither.
 */
export const answerTurn = (asked: Asked): Promise<Turn> => {
  const { actor, session, recent, words } = asked;
  return answerWords<Turn>({
    feature: 'chat',
    actor,
    session: sittingOf(session),
    words,
    since: performance.now(),
    between: '\n\n',
    help: (crisis, said_at) => giveHelp(asked, crisis, said_at),
    claimed: (rest) => claimed(asked, rest),
    paid: (work) => alone(actor.id, 'chat', beingAnswered, () => paid(asked, work)),
    talk: () => talkOf(actor, session, recent),
    checkConsent: () => checkConsent(asked),
    keep: async (answered) => {
      const turn = await keepTurn(asked, answered);
      if (turn === undefined) throw beingAnswered();
      return turn;
    },
  });
};
