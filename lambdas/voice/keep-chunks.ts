import type { Activity } from '../../contract/rules/voice-activity';
import { type ChunkNumber, chunks, type State } from './live-store';
import { encode } from './sound/coding';
import { seal } from './sound/seal';

/** A chunk of a message. */
export interface HeardChunk extends ChunkNumber {
  readonly samples: Int16Array;
  readonly activity: Activity;
}

/** Stores a chunk with a voice, or a silent one, which never replaces sound: the chunk may have been judged otherwise before. */
const keep = ({ session_id }: State, { samples, activity, ...number }: HeardChunk, key: string) => {
  const place = { session_id, ...number };
  return activity.voiced
    ? chunks.put({ ...place, sound: seal(encode(samples), key, place) })
    : chunks.create(place);
};

/** Stores chunks. Returns the numbers of the silent ones that are new. 1 write unit for each chunk. */
export const keepChunks = async (
  state: State,
  heard: readonly HeardChunk[],
  key: string,
): Promise<number[]> => {
  const isNew = await Promise.all(heard.map((chunk) => keep(state, chunk, key)));
  return heard.filter(({ activity }, i) => isNew[i] && !activity.voiced).map(({ seq }) => seq);
};
