import { now } from '../platform/clock';
import { all, below, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { countWords } from '../platform/text/words';
import { send } from '../realtime/send';
import { type State, states } from './live-store';
import { heardOf } from './speech-times';
import { type SessionKey, sessions, turns } from './store';

/** Shortens a stored reply to what was heard of it; again and again with the same result. */
export const keepHeard = async (key: SessionKey, { speech, interrupted_at }: State): Promise<void> => {
  if (speech === null || speech.number === 0 || interrupted_at === null) return;
  const turn = await turns.get({ ...key, number: speech.number }, { consistent: true });
  if (turn === undefined) return;
  const elapsed = Date.parse(interrupted_at) - Date.parse(speech.began_at);
  const reply = heardOf(turn.reply, speech.lengths, elapsed);
  if (reply === turn.reply) return;
  await transact({
    turn: turns.updating({ ...key, number: turn.number }, { set: { reply } }, equal('reply', turn.reply)),
    session: sessions.updating(
      key,
      { add: { words_heard: countWords(reply) - countWords(turn.reply) } },
      equal('ended_at', null),
    ),
  });
};

/** The child speaks over Wren: she stops, and what was not heard is not in the transcript. Once per turn. */
export const interrupt = async (state: State): Promise<void> => {
  const { session_id, user_id, turn, connection_id } = state;
  const interrupted_at = now().toISOString();
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
