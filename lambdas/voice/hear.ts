import type { z } from 'zod/mini';
import type { realtime } from '../../contract/realtime/messages';
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
import { endIn, isInterruption, isLongest, silentChunks, withChunk } from './turn-end';

type Audio = z.output<(typeof realtime)['client']['audio']['payload']>;

/** The chunk numbers of each socket of a session begin at a multiple of this. */
const perSocket = 10_000_000;

/** The sound may exceed the time since the session began by so many chunks, 30 s, because a network may hold it back. */
const heldBack = 235;

const isTooFast = ({ sockets, started_at }: State, seq: number): boolean =>
  seq - sockets * perSocket > heldBack + (now().getTime() - Date.parse(started_at)) / chunkMilliseconds;

const numberOf = async (state: State, seq: number | undefined): Promise<number> => {
  const base = state.sockets * perSocket;
  if (seq !== undefined) return base + seq;
  return Math.max(base, state.from, ((await lastChunk(state.session_id))?.seq ?? -1) + 1);
};

/** Stores a chunk with a voice, or a silent one, which never replaces sound: the chunk may have been judged otherwise before. */
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
  if (isInterruption(open, seq) && canBeInterrupted(state)) await interrupt(state);
  if (isLongest(open, seq) && !isAnswering(state)) await takeTurn(state, seq, key, state.floor);
};

/** Handles silence between turns: no chunk is stored. After a while Wren asks a question, and later ends the chat. */
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
  // This chunk mostly arrives last, so its row is read while it is stored. Of several simultaneous ones, the last sees all.
  const [isNew, found] = await Promise.all([keeping, around()]);
  const end = (isNew ? endIn(withChunk(found, seq)) : undefined) ?? endIn(await around());
  if (end !== undefined && end > open) await takeTurn(state, end, key, nextFloor(state.floor, activity));
};

/**
 * Processes one chunk of a voice chat. The message that completes a turn waits for its answer, which goes over the socket.
 * Throws `voice_not_started`, `voice_elsewhere`, and `too_many_requests` for sound that arrives faster than it is spoken. 1.5
 * read units; 1 write unit with a voice, or with silence in an open turn.
 */
export const hear = async ({ data, key, seq: sent }: Audio, holder: Holder & Reading): Promise<undefined> => {
  const samples = samplesIn(data);
  if (holder.voice === undefined) throw new ApiError('voice_not_started');
  const state = await holder.readState(holder.voice);
  // Sound that was sent before the session ended.
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
  // The end of its turn has overtaken the chunk: the function that answers the turn may be waiting for it.
  if (seq < state.from) await keep(state, seq, activity.voiced ? samples : undefined, key);
  else if (activity.voiced) await hearVoice(state, seq, samples, key);
  else await hearSilence(state, seq, activity, key);
};
