import { pause } from '../platform/clock';
import { type Chunk, chunksBetween } from './live-store';
import { decode } from './sound/coding';
import { chunkSamples } from './sound/pcm';
import { unseal } from './sound/seal';
import type { TakenTurn } from './taken-turn';
import { longestWait, missingIn } from './turn-end';

const betweenLooks = 40;

type Heard = NonNullable<TakenTurn['heard']>;

const gatherAll = async (session_id: string, heard: Heard): Promise<Chunk[]> => {
  const deadline = performance.now() + longestWait;
  for (;;) {
    const found = await chunksBetween(session_id, heard.from, heard.to);
    if (missingIn(found, heard) <= 0 || performance.now() >= deadline) return found;
    await pause(betweenLooks);
  }
};

export interface Recording {
  readonly samples: Int16Array;
  /** Chunks with a voice, and chunks that never arrived. */
  readonly voiced: number;
  readonly missing: number;
}

/** The sound of a turn, from the first chunk with a voice to the last. Missing chunks become silence of the same length. */
export const gather = async (session_id: string, key: string, heard: Heard): Promise<Recording> => {
  const found = await gatherAll(session_id, heard);
  const voiced = found.flatMap(({ seq, sound }) => {
    const opened = sound === undefined ? undefined : unseal(sound, key, { session_id, seq });
    return opened === undefined ? [] : [{ seq, samples: decode(opened, chunkSamples) }];
  });
  const first = voiced[0]?.seq ?? 0;
  const last = voiced.at(-1)?.seq ?? -1;
  const samples = new Int16Array((last - first + 1) * chunkSamples);
  for (const chunk of voiced) samples.set(chunk.samples, (chunk.seq - first) * chunkSamples);
  return { samples, voiced: voiced.length, missing: Math.max(0, missingIn(found, heard)) };
};
