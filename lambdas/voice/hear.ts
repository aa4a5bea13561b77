import type { z } from 'zod/mini';
import type { realtime } from '../../contract/realtime/messages';
import { longestVoiceSeconds } from '../../contract/rules/voice';
import { activityIn } from '../../contract/rules/voice-activity';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import type { Holder } from '../platform/socket/create-receiver';
import { endAloud } from './end';
import { hearCounted } from './hear-counted';
import { hearReceived } from './hear-received';
import { keepChunks } from './keep-chunks';
import { numbersOf } from './numbers';
import { keepPlace } from './places';
import type { Reading } from './read-ahead';
import { chunksIn } from './sound/pcm';
import { isAnswering } from './speech-times';

type Audio = z.output<(typeof realtime)['client']['audio']['payload']>;

/**
 * Processes a message of a voice chat: one chunk of sound, or several in a row. The message that completes a turn waits for its
 * answer, which goes over the socket. Throws `voice_not_started`, `voice_elsewhere`, and `too_many_requests` for sound that
 * arrives faster than it is spoken. 1.5 read units; 1 write unit for each chunk with a voice, or with silence in an open turn.
 */
export const hear = async ({ data, key, seq }: Audio, holder: Holder & Reading): Promise<undefined> => {
  const sounds = chunksIn(data);
  if (holder.voice === undefined) throw new ApiError('voice_not_started');
  const state = await holder.readState(holder.voice);
  // Sound that was sent before the session ended.
  if (state === undefined || state.ended) return;
  if (state.connection_id !== holder.connection_id) throw new ApiError('voice_elsewhere');
  if (now().getTime() - Date.parse(state.started_at) >= longestVoiceSeconds * 1000) {
    await endAloud(state);
    return;
  }
  await keepPlace(state);
  const numbers = await numbersOf(state, seq, holder.received, sounds.length);
  const heard = sounds.flatMap((samples, i) => {
    const number = numbers[i];
    return number === undefined ? [] : [{ ...number, samples, activity: activityIn(samples, state.floor) }];
  });
  // The end of their turn has overtaken these chunks: the function that answers the turn may be waiting for them.
  const late = heard.filter((chunk) => chunk.seq < state.from);
  if (isAnswering(state)) await keepChunks(state, late, key);
  const timely = heard.slice(late.length);
  if (timely.length > 0) await (seq === undefined ? hearReceived : hearCounted)(state, timely, key);
};
