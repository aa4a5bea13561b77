import { chunkMilliseconds } from '../../contract/rules/voice';
import { nextFloor } from '../../contract/rules/voice-activity';
import { all, equal } from '../platform/table/condition';
import { hearNothing } from './hear-nothing';
import { interrupt } from './interrupt';
import { type HeardChunk, keepChunks } from './keep-chunks';
import { chunksBetween, type State, states } from './live-store';
import { canBeInterrupted, isAnswering } from './speech-times';
import { takeTurn } from './taken-turn';
import { chunksToInterrupt, endIn, longestTurn, nextOpen } from './turn-end';

/** A row of silence lies within so many milliseconds, unless the client is slower than its microphone. */
const nearby = 3000;

const openWith = async ({ session_id, from }: State, { seq }: HeardChunk): Promise<void> => {
  const isClosed = all(equal('open', null), equal('from', from), equal('ended', false));
  await states.update({ session_id }, { set: { open: seq } }, isClosed);
};

/**
 * Processes chunks without a number of the client's, by the time at which they were received. A function may be overtaken by any other, so all of
 * them store their chunks first, silence too, and each looks for the end of the turn then: the last one sees all. 1 read
 * unit for 4 KB and 1 write unit more than for a counted chunk.
 */
export const hearReceived = async (
  before: State,
  heard: readonly HeardChunk[],
  key: string,
): Promise<void> => {
  const { session_id } = before;
  await keepChunks(before, heard, key);
  const [first, last] = [heard[0], heard.at(-1)];
  const voice = heard.find(({ activity }) => activity.voiced);
  if (voice !== undefined && before.open === null) await openWith(before, voice);
  const state = await states.get({ session_id }, { consistent: true });
  if (state === undefined || state.ended || first === undefined || last === undefined) return;
  const { open } = state;
  if (open === null) return voice === undefined ? hearNothing(state, heard, key) : undefined;
  const found = await chunksBetween(session_id, Math.max(open, first.seq - nearby), last.seq + nearby);
  const voiced = found.filter(({ sound }) => sound !== undefined);
  if (voice !== undefined && voiced.length >= chunksToInterrupt && canBeInterrupted(state))
    await interrupt(state);
  if (isAnswering(state)) return;
  const isLongest = voice !== undefined && voice.seq - open >= longestTurn * chunkMilliseconds;
  const to = endIn(found, { open, received: true }) ?? (isLongest ? voice.seq : undefined);
  if (to === undefined) return;
  const floor = voice === undefined ? nextFloor(state.floor, last.activity) : state.floor;
  await takeTurn(state, { to, next: nextOpen(found, to), floor, received: true }, key);
};
