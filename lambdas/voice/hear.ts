import type { z } from 'zod/mini';
import type { realtime } from '../../contract/realtime';
import { longestVoiceSeconds, silenceSeconds } from '../../contract/rules/voice';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import type { Holder } from '../platform/socket/create-receiver';
import { all, equal } from '../platform/table/condition';
import { endAloud } from './end';
import { interrupt } from './interrupt';
import { chunks, chunksBetween, lastChunk, type State, states } from './live-store';
import type { Reading } from './read-ahead';
import { type Activity, activityIn, hasDrifted, nextFloor } from './sound/activity';
import { encode } from './sound/coding';
import { chunkMilliseconds, samplesIn } from './sound/pcm';
import { seal } from './sound/seal';
import { canBeInterrupted, isAnswering, speechEnd } from './speech-times';
import { askIntoSilence, takeTurn } from './taken-turn';
import { endIn, silentChunks, withChunk } from './turn-end';

type Audio = z.output<(typeof realtime)['client']['audio']['payload']>;

/** About 30 s: a turn that goes on is answered. */
const longestTurn = 235;
/** A cough is no interruption. */
const chunksToInterrupt = 3;
/** The numbers of each socket of a session begin here. */
const perSocket = 10_000_000;

/** What a network may hold back, 30 s: more than that cannot have been spoken since the session began. */
const heldBack = 235;

const isTooFast = ({ sockets, started_at }: State, seq: number): boolean =>
  seq - sockets * perSocket > heldBack + (now().getTime() - Date.parse(started_at)) / chunkMilliseconds;

const numberOf = async (state: State, seq: number | undefined): Promise<number> => {
  const base = state.sockets * perSocket;
  if (seq !== undefined) return base + seq;
  return Math.max(base, state.from, ((await lastChunk(state.session_id))?.seq ?? -1) + 1);
};

/** Stores a chunk with a voice, or of silence, which never replaces sound: the same chunk may have been judged otherwise before. */
const keep = ({ session_id }: State, seq: number, samples: Int16Array | undefined, key: string) =>
  samples === undefined
    ? chunks.create({ session_id, seq })
    : chunks.put({ session_id, seq, sound: seal(encode(samples), key, { session_id, seq }) });

const hearVoice = async (state: State, seq: number, samples: Int16Array, key: string): Promise<void> => {
  const { session_id, open, from } = state;
  await keep(state, seq, samples, key);
  if (open === null) {
    await states.update(
      { session_id },
      { set: { open: seq } },
      all(equal('open', null), equal('from', from), equal('ended', false)),
    );
    return;
  }
  if (seq - open >= chunksToInterrupt - 1 && canBeInterrupted(state)) await interrupt(state);
  if (seq - open >= longestTurn && !isAnswering(state)) await takeTurn(state, seq, key, state.floor);
};

/** Silence while nobody speaks: nothing is stored, and after a while Wren asks, or says goodbye. */
const hearNothing = async (state: State, activity: Activity, key: string): Promise<void> => {
  if (isAnswering(state)) return;
  const since = Math.max(Date.parse(state.quiet_since), speechEnd(state));
  const seconds = (now().getTime() - since) / 1000;
  if (state.nudged && seconds >= silenceSeconds.end) return endAloud(state);
  if (!state.nudged && seconds >= silenceSeconds.question) return askIntoSilence(state, key);
  if (hasDrifted(state.floor, activity))
    await states.update(
      { session_id: state.session_id },
      { set: { floor: nextFloor(state.floor, activity) } },
      equal('ended', false),
    );
};

const hearSilence = async (state: State, seq: number, activity: Activity, key: string): Promise<void> => {
  const { session_id, open } = state;
  if (open === null) return hearNothing(state, activity, key);
  const around = () => chunksBetween(session_id, seq - silentChunks + 1, seq + silentChunks - 1);
  const keeping = keep(state, seq, undefined, key);
  if (isAnswering(state)) return void (await keeping);
  // Mostly it comes last, and its row is read while it is stored. Of several that are stored at once, the last one sees all.
  const [isNew, found] = await Promise.all([keeping, around()]);
  const end = (isNew ? endIn(withChunk(found, seq)) : undefined) ?? endIn(await around());
  if (end !== undefined && end > open) await takeTurn(state, end, key, nextFloor(state.floor, activity));
};

/**
 * Hears a part of a voice chat. The message that completes a turn waits for its answer, which goes over the socket. Throws
 * `voice_not_started`, `voice_elsewhere`, and `too_many_requests` for sound that comes faster than it is spoken. 1.5 read
 * units; 1 write unit with a voice, or with silence in an open turn.
 */
export const hear = async ({ data, key, seq: sent }: Audio, holder: Holder & Reading): Promise<undefined> => {
  const samples = samplesIn(data);
  if (holder.voice === undefined) throw new ApiError('voice_not_started');
  const state = await holder.readState(holder.voice);
  // Sound that was on its way when the session ended.
  if (state === undefined || state.ended) return;
  if (state.connection_id !== holder.connection_id) throw new ApiError('voice_elsewhere');
  if (now().getTime() - Date.parse(state.started_at) >= longestVoiceSeconds * 1000) {
    await endAloud(state);
    return;
  }
  const seq = await numberOf(state, sent);
  if (isTooFast(state, seq)) throw new ApiError('too_many_requests');
  const activity = activityIn(samples, state.floor);
  if (seq < state.from && !isAnswering(state)) return;
  // Overtaken by the end of its turn: whoever answers that turn may be waiting for it.
  if (seq < state.from) await keep(state, seq, activity.voiced ? samples : undefined, key);
  else if (activity.voiced) await hearVoice(state, seq, samples, key);
  else await hearSilence(state, seq, activity, key);
};
