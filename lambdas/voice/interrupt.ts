import { now } from '../platform/clock';
import { all, below, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { send } from '../realtime/send';
import { countWords } from '../safety/text/words';
import { type State, states } from './live-store';
import { canBeInterrupted, heardOf } from './speech-times';
import { type SessionKey, sessions, turns } from './store';

/**
 * Shortens a stored reply to the part that was heard: what Wren said until `interrupted_at`, or all that she said. Idempotent.
 */
export const keepHeard = async (key: SessionKey, { speech, interrupted_at }: State): Promise<void> => {
  if (speech === null || speech.number === 0) return;
  const turn = await turns.get({ ...key, number: speech.number }, { consistent: true });
  if (turn === undefined) return;
  const until = interrupted_at === null ? Number.POSITIVE_INFINITY : Date.parse(interrupted_at);
  const reply = heardOf(turn.reply, speech.lengths, until - Date.parse(speech.began_at));
  if (reply === turn.reply) return;
  const shortened = [
    { ...key, number: turn.number },
    { set: { reply } },
    equal('reply', turn.reply),
  ] as const;
  const refused = await transact({
    turn: turns.updating(...shortened),
    session: sessions.updating(
      key,
      { add: { words_heard: countWords(reply) - countWords(turn.reply) } },
      equal('ended_at', null),
    ),
  });
  // The figures of a session that has ended are already counted; the transcript must still be true.
  if (refused.join() === 'session') await turns.update(...shortened);
};

/** The change of a state whose socket is lost while Wren answers, unless another socket plays on; empty while she is silent. */
export const lossOf = (state: State): Partial<Pick<State, 'interrupted_at'>> =>
  state.interrupted_at === null && canBeInterrupted(state) ? { interrupted_at: now().toISOString() } : {};

/** Shortens the reply that Wren was speaking when its socket was lost. */
export const keepUntilLoss = async (state: State, loss: ReturnType<typeof lossOf>): Promise<void> => {
  const { user_id, session_id } = state;
  if (loss.interrupted_at !== undefined) await keepHeard({ user_id, session_id }, { ...state, ...loss });
};

/** Handles the child speaking over Wren: she stops, and the transcript keeps only the part that was heard. Once per turn. */
export const interrupt = async (state: State): Promise<void> => {
  const { session_id, user_id, turn, connection_id } = state;
  const interrupted_at = state.interrupted_at ?? now().toISOString();
  const isFirst = await states.update(
    { session_id },
    { set: { interrupted: turn, interrupted_at } },
    all(equal('turn', turn), below('interrupted', turn), equal('ended', false)),
  );
  if (!isFirst) return;
  if (connection_id !== null)
    await send(connection_id, { type: 'status', status: 'listening', interrupted: true });
  await keepHeard({ user_id, session_id }, { ...state, interrupted_at });
};
