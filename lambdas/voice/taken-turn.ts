import { callFunction } from '../platform/call-function';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { all, any, below, type Condition, equal } from '../platform/table/condition';
import { send } from '../realtime/send';
import { type State, states } from './live-store';
import { refusal } from './refusal';

/** The input of the function that answers. Never stored, because it contains the key to the sound. */
export interface TakenTurn {
  readonly user_id: string;
  readonly session_id: string;
  readonly connection_id: string;
  readonly turn: number;
  readonly key: string;
  /** The chunks of the turn; null for Wren's own question into the silence. */
  readonly heard: {
    readonly from: number;
    readonly open: number;
    readonly to: number;
    /** The chunks have no numbers of the child's browser: none is known to be missing. */
    readonly received?: true;
  } | null;
}

/** Longer than the timeout of the function: when it is over, the function that had the right to answer is dead. */
const answeringSeconds = 32;

/** The condition that no function is answering. */
const isFree = (): Condition => any(equal('answering', null), below('answering', now().toISOString()));

/**
 * Takes the next turn. True for one of several simultaneous callers, and only while no other turn is being answered. A chunk
 * number opens at most one turn, so `open` also identifies the beginning of the turn.
 */
const take = (
  { session_id, turn, open, connection_id }: State,
  set: Partial<Pick<State, 'from' | 'open' | 'floor' | 'nudged' | 'quiet_since'>>,
): Promise<boolean> =>
  states.update(
    { session_id },
    {
      set: {
        ...set,
        turn: turn + 1,
        answering: secondsFrom(now(), answeringSeconds).toISOString(),
        interrupted_at: null,
      },
    },
    all(
      equal('turn', turn),
      equal('open', open),
      equal('connection_id', connection_id),
      equal('ended', false),
      isFree(),
    ),
  );

/** Gives the right to answer back; false if the session has ended. */
export const release = (session_id: string, turn: number): Promise<boolean> =>
  states.update(
    { session_id },
    { set: { answering: null, quiet_since: now().toISOString() } },
    all(equal('turn', turn), equal('ended', false)),
  );

const answer = async (taken: TakenTurn): Promise<void> => {
  count('voice_turn', {});
  try {
    await callFunction('VOICE_TURN_FUNCTION', taken);
  } catch (error) {
    log.error('voice turn not answered', error, { session: taken.session_id });
    count('voice_failed', {});
    await release(taken.session_id, taken.turn);
    await send(taken.connection_id, refusal('voice_failed'));
    await send(taken.connection_id, { type: 'status', status: 'listening' });
  }
};

/** The end of a turn. */
interface End {
  /** The last chunk. */
  readonly to: number;
  /** The chunk with which the next turn has begun already. */
  readonly next: number | null;
  /** The noise of the room. */
  readonly floor: number;
  readonly received?: true;
}

/** Takes a turn and waits for its answer. Of several callers for one turn, one succeeds. */
export const takeTurn = async (
  state: State,
  { to, next, floor, ...received }: End,
  key: string,
): Promise<void> => {
  const { user_id, session_id, connection_id, turn, from, open } = state;
  if (connection_id === null || open === null) return;
  const set = { from: to + 1, open: next, floor, nudged: false, quiet_since: now().toISOString() };
  if (!(await take(state, set))) return;
  const heard = { from, open, to, ...received };
  await answer({ user_id, session_id, connection_id, turn: turn + 1, key, heard });
};

/** Has Wren ask a question after a long silence, once. */
export const askIntoSilence = async (state: State, key: string): Promise<void> => {
  const { user_id, session_id, connection_id, turn } = state;
  if (connection_id === null || !(await take(state, { nudged: true }))) return;
  await answer({ user_id, session_id, connection_id, turn: turn + 1, key, heard: null });
};
