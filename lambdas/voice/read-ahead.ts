import { type State, states } from './live-store';

/** The sessions of the sockets that this instance of the function has served: hints for a read, never permissions. */
const guesses = new Map<string, string>();
const mostGuesses = 1000;

type ReadState = (session_id: string) => Promise<State | undefined>;

/** Consistent: a message depends on what the message before it has written. */
const read: ReadState = (session_id) => states.get({ session_id }, { consistent: true });

/**
 * Begins to read the state that a message on this socket will need, in parallel with its connection. The connection names the
 * session: if the guess was wrong, that session is read then.
 */
export const readAhead = (connection_id: string): ReadState => {
  const guess = guesses.get(connection_id);
  const ahead = guess === undefined ? undefined : read(guess);
  // A caller that awaits it gets the error; a rejection that no caller awaits must not end the process.
  ahead?.catch(() => undefined);
  return (session_id) => {
    if (guesses.size >= mostGuesses) guesses.clear();
    guesses.set(connection_id, session_id);
    return ahead !== undefined && guess === session_id ? ahead : read(session_id);
  };
};

/** When API Gateway received a message, in milliseconds since its socket was opened, and the id of the message. */
export interface Received {
  readonly at: number;
  readonly id: string;
}

/** What a message of a voice chat has besides its content: the read that it has begun, and its place among the others. */
export interface Reading {
  readonly readState: ReadState;
  readonly received: Received;
}
