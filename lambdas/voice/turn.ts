import { refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { findPerson, type Person } from '../accounts/identify';
import { hasConsent, heldFromTalk } from '../accounts/may-do';
import { termsDue } from '../accounts/terms';
import { UnusableAnswer } from '../model/ask';
import { transcribe } from '../model/transcribe';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { isOff } from '../platform/switches';
import { equal } from '../platform/table/condition';
import { send } from '../realtime/send';
import { answerTo, groundOf, type Speaker } from './answer';
import { endAloud } from './end';
import { gather, type Recording } from './gather';
import { type State, states } from './live-store';
import { refusal } from './refusal';
import { say, voiceOf } from './say';
import { wavOf } from './sound/pcm';
import { hasVowel } from './sound/utterance';
import { sessions } from './store';
import { release, type TakenTurn } from './taken-turn';

/** The rest of a turn's time is for the answer. */
const transcriptionMilliseconds = 3_000;
/** Fewer chunks with a voice are a short word, or noise that needs no answer. */
const surelyVoiced = 3;
/** The limit of a message in the text chat. */
const longestWords = 1000;

const notCaught = 'I did not catch that. Could you say it again, please?';
const areYouThere = 'Are you still there? What would you like to tell me about the story?';

/** Spends the current minute of the session, once. Returns the day if this call spent it; throws `ai_resting` if the budget is empty. */
const spendMinute = async (
  { session_id, spent, started_at }: State,
  { user }: Person,
): Promise<string | undefined> => {
  const minute = Math.floor((now().getTime() - Date.parse(started_at)) / 60_000);
  if (minute <= spent) return undefined;
  const day = await spendAiWork(user, 'voice_minutes');
  await states.update({ session_id }, { set: { spent: minute } }, equal('spent', spent));
  return day;
};

const giveBackMinute = async ({ session_id, spent }: State, { user }: Person, day: string): Promise<void> => {
  await refundAiWork(user, 'voice_minutes', { day });
  await states.update({ session_id }, { set: { spent } }, equal('ended', false));
};

/** The words were not understood: Wren asks for them once, then the child is pointed to the keyboard. */
const askAgain = async (taken: TakenTurn, { missed }: State): Promise<void> => {
  await states.update({ session_id: taken.session_id }, { set: { missed: !missed } }, equal('ended', false));
  if (missed) await send(taken.connection_id, refusal('voice_unclear'));
  else await say(taken, voiceOf(notCaught), 0);
};

/** No words if the transcription is not ready in time: Wren asks for them again. */
const inTime = (transcription: Promise<string>, signal: AbortSignal): Promise<string> =>
  transcription.catch((error: unknown) => {
    if (signal.aborted) return '';
    throw error;
  });

const answerSound = async (
  taken: TakenTurn,
  { samples, voiced, missing }: Recording,
  speaker: Speaker,
): Promise<void> => {
  const { session_id, connection_id } = taken;
  const { state, actor } = speaker;
  const since = performance.now();
  log.info('voice turn', { session: session_id, turn: taken.turn, voiced, missing });
  if (voiced < surelyVoiced && !hasVowel(samples, state.floor)) return;
  const [day] = await Promise.all([
    spendMinute(state, actor),
    send(connection_id, { type: 'status', status: 'thinking' }),
  ]);
  try {
    const ground = groundOf(speaker);
    const signal = AbortSignal.timeout(transcriptionMilliseconds);
    const words = (await inTime(transcribe(wavOf(samples), signal), signal)).slice(0, longestWords);
    if (words === '') await askAgain(taken, state);
    else await answerTo(taken, speaker, ground, words, since);
  } catch (error) {
    if (day !== undefined && !(error instanceof UnusableAnswer)) await giveBackMinute(state, actor, day);
    throw error;
  }
};

/** What ends a session: a budget that is used up, or an operator's switch. */
const ending = (error: unknown) =>
  error instanceof ApiError && (error.code === 'ai_resting' || error.code === 'paused')
    ? error.code
    : undefined;

/** Tells the child why there is no answer. After an outage the child can try again. */
const explain = async ({ session_id, connection_id }: TakenTurn, state: State, error: unknown) => {
  const code = ending(error);
  if (code === undefined) {
    log.error('voice turn failed', error, { session: session_id });
    count('voice_failed', {});
  }
  await send(connection_id, refusal(code ?? 'voice_failed'));
  if (code !== undefined) await endAloud(state);
};

/** What ends the voice chat before this turn; undefined if nothing does. */
const barredBy = async ({ user }: Person) => {
  const mayBeHeard = hasConsent(user, 'core') && hasConsent(user, 'voice');
  const code = mayBeHeard ? termsDue(user) : ('consent_required' as const);
  if (code !== undefined) return { code, until: undefined };
  return (await isOff('voice')) ? { code: 'paused' as const, until: undefined } : heldFromTalk(user, 'voice');
};

/**
 * Answers one turn of a voice chat. The message that has taken the turn calls it and waits; a call for any turn but the last
 * does nothing. The consent, the guardian's controls and the switches are asked again. The function neither stores nor logs sound.
 */
export const takeTurn = async (taken: TakenTurn): Promise<void> => {
  const { user_id, session_id, connection_id, turn, key, heard } = taken;
  const [actor, state, session, recording] = await Promise.all([
    findPerson({ id: user_id, groups: [] }, { consistent: true }),
    states.get({ session_id }, { consistent: true }),
    sessions.get({ user_id, session_id }, { consistent: true }),
    heard && gather(session_id, key, heard),
  ]);
  if (state === undefined || session === undefined || state.ended || state.turn !== turn) return;
  const barred = actor && (await barredBy(actor));
  if (actor === undefined || barred !== undefined) {
    await send(connection_id, refusal(barred?.code ?? 'consent_required', barred?.until));
    return endAloud(state);
  }
  try {
    if (recording === null) await say(taken, voiceOf(areYouThere), 0);
    else await answerSound(taken, recording, { actor, state, session });
  } catch (error) {
    await explain(taken, state, error);
  } finally {
    if (await release(session_id, turn)) await send(connection_id, { type: 'status', status: 'listening' });
  }
};
