import { nextFloor } from '../../contract/rules/voice-activity';
import { all, equal } from '../platform/table/condition';
import { hearNothing } from './hear-nothing';
import { interrupt } from './interrupt';
import { type HeardChunk, keepChunks } from './keep-chunks';
import { chunksBetween, type State, states } from './live-store';
import { canBeInterrupted, isAnswering } from './speech-times';
import { takeTurn } from './taken-turn';
import { endIn, isInterruption, isLongest, nextOpen, silentChunks, withSilent } from './turn-end';

/** Opens a turn. Returns the state with the open turn, which another message may have opened; undefined without one. */
const opening = async (state: State, open: number): Promise<(State & { open: number }) | undefined> => {
  const { session_id, from } = state;
  const isClosed = all(equal('open', null), equal('from', from), equal('ended', false));
  if (await states.update({ session_id }, { set: { open } }, isClosed)) return { ...state, open };
  const changed = await states.get({ session_id }, { consistent: true });
  return changed === undefined || changed.ended || changed.open === null
    ? undefined
    : { ...changed, open: changed.open };
};

/** Ends the turn with the first row of silent chunks, if one of these completes it. */
const endTurn = async (
  state: State & { open: number },
  silent: readonly HeardChunk[],
  keeping: Promise<number[]>,
  key: string,
): Promise<void> => {
  const { session_id, open, floor } = state;
  const [first, last] = [silent[0], silent.at(-1)];
  if (first === undefined || last === undefined) return;
  const around = () => chunksBetween(session_id, first.seq - silentChunks + 1, last.seq + silentChunks - 1);
  // These chunks mostly arrive last, so their row is read while they are stored. Of several simultaneous ones, the last sees all.
  const [kept, known] = await Promise.all([keeping, around()]);
  let found = withSilent(known, kept);
  if (endIn(found, { open }) === undefined) found = await around();
  const to = endIn(found, { open });
  if (to === undefined) return;
  await takeTurn(state, { to, next: nextOpen(found, to), floor: nextFloor(floor, last.activity) }, key);
};

/**
 * Processes chunks that the client has counted. Silence is stored only within an open turn; the message that completes the turn waits for
 * its answer.
 */
export const hearCounted = async (state: State, heard: readonly HeardChunk[], key: string): Promise<void> => {
  const voiced = heard.filter(({ activity }) => activity.voiced);
  const [first, last] = [voiced[0], voiced.at(-1)];
  const open = state.open ?? first?.seq;
  if (open === undefined) return hearNothing(state, heard, key);
  const within = state.open === null ? heard.filter(({ seq }) => seq >= open) : heard;
  const keeping = keepChunks(state, within, key);
  if (last !== undefined) await keeping;
  const opened = state.open === null ? await opening(state, open) : { ...state, open };
  if (opened === undefined) return;
  if (last !== undefined) {
    if (isInterruption(opened.open, last.seq) && canBeInterrupted(opened)) await interrupt(opened);
    if (isLongest(opened.open, last.seq) && !isAnswering(opened))
      return takeTurn(opened, { to: last.seq, next: null, floor: opened.floor }, key);
  }
  const silent = within.filter(({ activity }) => !activity.voiced);
  if (isAnswering(opened)) await keeping;
  else await endTurn(opened, silent, keeping, key);
};
