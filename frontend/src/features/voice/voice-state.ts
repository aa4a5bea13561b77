import type { ServerMessage } from '../../../../contract/realtime/messages';

type Status = Extract<ServerMessage, { type: 'status' }>['status'];
type Caption = Pick<Extract<ServerMessage, { type: 'caption' }>, 'from' | 'text'> & { readonly id: number };

export interface VoiceState {
  /** `ending`: the talk is to end, and its connection is looked for. */
  readonly phase: 'idle' | 'starting' | 'open' | 'reconnecting' | 'stopping' | 'ending';
  /** Wren's state, as the child hears it. */
  readonly status: Status;
  readonly captions: readonly Caption[];
  /** Wren sings, as there is no model that speaks. */
  readonly sings: boolean;
  /** The device has stopped the sound, in both directions. */
  readonly paused: boolean;
  readonly failure: string | null;
  /** Shown during the talk until the next notice. */
  readonly notice: { readonly text: string; readonly code: string } | null;
  /** The points of the voice chat that has ended; null before. */
  readonly earned: number | null;
}

export const idle: VoiceState = {
  phase: 'idle',
  status: 'listening',
  captions: [],
  sings: false,
  paused: false,
  failure: null,
  notice: null,
  earned: null,
};

export type Action =
  | { type: 'phase'; phase: VoiceState['phase'] }
  | { type: 'failed'; failure: string }
  | { type: 'played' }
  | { type: 'paused'; paused: boolean }
  | { type: 'notice'; text: string; code: string }
  | { type: 'rests'; text: string; code: string }
  | ServerMessage;

/** More than a talk of ten minutes has. */
const captionsShown = 200;

export const reduce = (state: VoiceState, action: Action): VoiceState => {
  switch (action.type) {
    case 'phase':
      return action.phase === 'starting'
        ? { ...idle, phase: 'starting' }
        : { ...state, phase: action.phase, notice: null };
    case 'failed':
      return { ...state, phase: 'idle', failure: action.failure };
    case 'status':
      // Received sound may still be playing: the player reports its end.
      return action.status === 'listening' && state.status === 'speaking' && !action.interrupted
        ? state
        : { ...state, status: action.status };
    case 'notice':
      return { ...state, notice: { text: action.text, code: action.code } };
    case 'rests':
      return { ...state, phase: 'idle', notice: { text: action.text, code: action.code } };
    case 'paused':
      return { ...state, paused: action.paused };
    case 'played':
      return state.status === 'speaking' ? { ...state, status: 'listening' } : state;
    case 'caption': {
      const id = (state.captions.at(-1)?.id ?? 0) + 1;
      const captions = [...state.captions, { id, from: action.from, text: action.text }];
      return {
        ...state,
        captions: captions.slice(-captionsShown),
        sings: state.sings || action.sung,
        notice: null,
      };
    }
    case 'voice_chat_ended':
      return { ...state, phase: 'idle', status: 'listening', earned: action.points_earned };
    default:
      return state;
  }
};
