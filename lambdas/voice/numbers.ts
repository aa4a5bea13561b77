import { chunkMilliseconds } from '../../contract/rules/voice';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { all, equal, fits } from '../platform/table/condition';
import { type ChunkNumber, type State, states } from './live-store';
import type { Received } from './read-ahead';

/** The chunk numbers of each socket of a session begin at a multiple of this. */
const perSocket = 10_000_000;

/** The sound may exceed the time since the session began by so many chunks, 30 s, because a network may hold it back. */
const heldBack = 235;

/** The most chunks that a session may have sent by now. */
const mostChunks = ({ started_at }: State): number =>
  Math.floor(heldBack + (now().getTime() - Date.parse(started_at)) / chunkMilliseconds);

/**
 * The numbers of the chunks in a message. Without one of the client's, chunks are numbered by the millisecond in which API Gateway
 * received them, because functions process messages in any order; that costs 1 write unit. Throws `too_many_requests` for
 * sound that arrives faster than it is spoken.
 */
export const numbersOf = async (
  state: State,
  sent: number | undefined,
  { at, id }: Received,
  count: number,
): Promise<ChunkNumber[]> => {
  const base = state.sockets * perSocket;
  const each = (number: (i: number) => ChunkNumber) => Array.from({ length: count }, (_, i) => number(i));
  const most = mostChunks(state);
  if (sent !== undefined) {
    if (sent + count - 1 > most) throw new ApiError('too_many_requests');
    return each((i) => ({ seq: base + sent + i }));
  }
  const { session_id } = state;
  const isPaced = all(equal('ended', false), fits('received', most, count));
  if (!(await states.update({ session_id }, { add: { received: count } }, isPaced)))
    throw new ApiError('too_many_requests');
  return each((i) => ({ seq: base + at, order: `${id}#${i}` }));
};
