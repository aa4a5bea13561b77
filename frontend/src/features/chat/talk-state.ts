import type { chat } from '../../../../contract/chat/endpoints';
import type { Received } from '../../../../contract/endpoint';

type Answer = Received<typeof chat.send>;

/** Why a message has no answer. `rests`: nothing is broken, and sending it again does not help now. */
export interface Failure {
  readonly text: string;
  readonly rests: boolean;
}

/** A message of the child with its answer, once there is one. */
export interface Turn {
  readonly id: string;
  readonly text: string;
  readonly answer: Answer | null;
  /** How many turns had been answered before: a message that failed may be answered after later ones. */
  readonly place: number | null;
  /** Why it was not answered; null while it is on its way. */
  readonly failure: Failure | null;
}

export interface TalkState {
  /** Differs from the greeting's when the server had to open another session. */
  readonly session: string | undefined;
  readonly turns: readonly Turn[];
}

export const begin: TalkState = { session: undefined, turns: [] };

type Action =
  | { type: 'said'; id: string; text: string }
  | { type: 'again'; id: string }
  | { type: 'answered'; id: string; answer: Answer }
  | { type: 'failed'; id: string; failure: Failure };

const changed = ({ turns, ...state }: TalkState, id: string, change: Partial<Turn>): TalkState => ({
  ...state,
  turns: turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)),
});

export const reduce = (state: TalkState, action: Action): TalkState => {
  switch (action.type) {
    case 'said':
      return {
        ...state,
        turns: [
          ...state.turns,
          { id: action.id, text: action.text, answer: null, place: null, failure: null },
        ],
      };
    case 'again':
      return changed(state, action.id, { failure: null });
    case 'answered':
      return {
        ...changed(state, action.id, {
          answer: action.answer,
          place: state.turns.filter(({ answer }) => answer !== null).length,
        }),
        session: action.answer.session_id,
      };
    case 'failed':
      return changed(state, action.id, { failure: action.failure });
  }
};

/** The last message is on its way. */
export const isThinking = ({ turns }: TalkState): boolean => {
  const last = turns.at(-1);
  return last !== undefined && last.answer === null && last.failure === null;
};

/** The index of a turn's answer in the stored transcript: the greeting is 0, and turns are stored as they are answered. */
export const indexOfAnswer = ({ place }: Turn): number => 2 * ((place ?? 0) + 1);
