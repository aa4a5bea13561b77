import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { ServerMessage } from '../../../../contract/realtime/messages';
import { voiceMessages as texts } from '../../../../contract/voice/messages';
import { withEnd } from '../../lib/with-end';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { userQuery } from '../../subjects/users/user';
import type { Chosen } from '../../subjects/voice/choose';
import { voiceKeys } from '../../subjects/voice/keys';
import { type Connection, connect } from './connection';
import { type Microphone, openMicrophone } from './microphone';
import { loudnessOf, newKey } from './pcm';
import { createPlayer, type Player } from './player';
import { isRefusedKindly } from './refused-kindly';
import { stayOn } from './stay-on';
import { idle, reduce } from './voice-state';

/** In milliseconds, so that the last sound of a word still arrives. */
const beforeMicrophoneStops = 150;

interface Devices {
  readonly context: AudioContext;
  readonly player: Player;
  microphone?: Microphone;
  stepOff?: () => void;
  connection?: Connection;
  stopping?: ReturnType<typeof setTimeout>;
  /** The child has ended the talk: no failure is shown from now on. */
  isStopping?: boolean;
  /** Words of the talk were shown, so its end tells the points. */
  hasWords?: boolean;
}

/** A voice chat about a book. Nothing is loaded or opened before `start`. `level` gets how loud the child is, from 0 to 1,
 * as far as it reaches Wren. */
export const useVoice = (chosen: Chosen, level: (loudness: number) => void) => {
  const [state, dispatch] = useReducer(reduce, idle);
  const devices = useRef<Devices | null>(null);
  const queries = useQueryClient();

  const close = () => {
    const open = devices.current;
    devices.current = null;
    if (open === null) return;
    clearTimeout(open.stopping);
    open.stepOff?.();
    open.microphone?.close();
    open.player.stop();
    open.connection?.close();
    void open.context.close();
    level(0);
  };
  const fail = (failure: string) => {
    const wasStopping = devices.current?.isStopping;
    close();
    if (!wasStopping) return dispatch({ type: 'failed', failure });
    dispatch({ type: 'phase', phase: 'idle' });
    dispatch({ type: 'notice', text: texts.endsByItself, code: '' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes what is open when the screen is left
  useEffect(() => close, []);

  /** The points and the history, after the end of a talk. */
  const refresh = () => {
    for (const queryKey of [userQuery.queryKey, dashboardQuery.queryKey, voiceKeys.history])
      void queries.invalidateQueries({ queryKey });
  };

  /** What rests has ended the talk. The connection stays until the points of its words have come. */
  const rest = (open: Devices) => {
    if (open.hasWords !== true) {
      close();
      return refresh();
    }
    open.isStopping = true;
    open.player.stop();
    open.microphone?.close();
    open.connection?.stop();
  };

  const receive = (message: ServerMessage) => {
    const open = devices.current;
    if (open === null) return;
    if (message.type === 'audio') return open.player.play(message.data);
    if (message.type === 'status' && message.interrupted) open.player.stop();
    if (message.type === 'error' && isRefusedKindly(message.code)) {
      rest(open);
      return dispatch({ type: 'rests', text: message.message, code: message.code });
    }
    if (message.type === 'error' && message.ends) return fail(withEnd(message.message, message.until));
    // The child can repeat the sentence.
    if (message.type === 'error')
      return dispatch({ type: 'notice', text: message.message, code: message.code });
    if (message.type === 'caption') open.hasWords = true;
    if (message.type === 'voice_chat_ended') {
      close();
      refresh();
    }
    dispatch(message);
  };

  const start = async () => {
    if (devices.current !== null) return;
    dispatch({ type: 'phase', phase: 'starting' });
    const context = new AudioContext();
    // A phone starts it only in answer to a touch.
    void context.resume();
    const open: Devices = {
      context,
      player: createPlayer(context, () => dispatch({ type: 'played' })),
    };
    devices.current = open;
    const isCurrent = () => devices.current === open;
    try {
      open.microphone = await openMicrophone(context, {
        onChunk: (samples) => {
          const isHeard = open.connection?.hear(samples);
          level(isHeard ? loudnessOf(samples) : 0);
        },
        onEnd: () => isCurrent() && fail(texts.noMicrophone),
      });
    } catch {
      if (isCurrent()) fail(texts.noMicrophone);
      return;
    }
    if (!isCurrent()) return open.microphone.close();
    open.stepOff = stayOn(
      { context, microphone: open.microphone },
      {
        onPaused: (paused) => dispatch({ type: 'paused', paused }),
        onLeft: () => {
          close();
          dispatch({ type: 'phase', phase: 'idle' });
        },
      },
    );
    const connection = await connect(chosen, newKey(), {
      isSpeaking: open.player.isPlaying,
      onMessage: receive,
      onReconnecting: () => {
        open.player.stop();
        dispatch({ type: 'phase', phase: open.isStopping ? 'ending' : 'reconnecting' });
      },
      onOpen: () => dispatch({ type: 'phase', phase: 'open' }),
      onClosed: () => {
        if (!isCurrent()) return;
        close();
        dispatch({ type: 'phase', phase: 'idle' });
        void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      },
      onFailure: (failure) => isCurrent() && fail(failure),
    });
    if (isCurrent()) open.connection = connection;
    else connection.close();
  };

  const stop = () => {
    const open = devices.current;
    if (open === null) return;
    open.isStopping = true;
    dispatch({ type: 'phase', phase: state.phase === 'reconnecting' ? 'ending' : 'stopping' });
    open.player.stop();
    open.stopping = setTimeout(() => {
      try {
        open.microphone?.close();
        open.connection?.stop();
      } catch {
        fail(texts.notStopped);
      }
    }, beforeMicrophoneStops);
  };
  const goOn = () => void devices.current?.context.resume();
  return { state, start, stop, goOn, analyser: () => devices.current?.player.analyser };
};
