import { chunkSamples } from '../../contract/rules/voice';
import { pause } from '../platform/clock';
import { type Chunk, chunksBetween } from './live-store';
import { decode } from './sound/coding';
import { unseal } from './sound/seal';
import type { TakenTurn } from './taken-turn';
import { longestWait, missingIn } from './turn-end';

const betweenLooks = 40;
/** Of received chunks none is known to be missing: they are waited for until none has come for a while, at most for so long. */
const longestWaits = 3000;

type Heard = NonNullable<TakenTurn['heard']>;

const gatherAll = async (session_id: string, heard: Heard): Promise<Chunk[]> => {
  const begun = performance.now();
  let since = begun;
  let before = 0;
  for (;;) {
    const found = await chunksBetween(session_id, heard.from, heard.to);
    if (heard.received && found.length > before) since = performance.now();
    before = found.length;
    const isComplete = heard.received === undefined && missingIn(found, heard) <= 0;
    const isOver = performance.now() >= Math.min(since + longestWait, begun + longestWaits);
    if (isComplete || isOver) return found;
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
  const voiced = found.flatMap(({ seq, order, sound }, i) => {
    const opened = sound === undefined ? undefined : unseal(sound, key, { session_id, seq });
    const place = order === undefined ? seq : i;
    return opened === undefined ? [] : [{ place, samples: decode(opened, chunkSamples) }];
  });
  const first = voiced[0]?.place ?? 0;
  const last = voiced.at(-1)?.place ?? -1;
  const samples = new Int16Array((last - first + 1) * chunkSamples);
  for (const chunk of voiced) samples.set(chunk.samples, (chunk.place - first) * chunkSamples);
  const missing = heard.received ? 0 : Math.max(0, missingIn(found, heard));
  return { samples, voiced: voiced.length, missing };
};
