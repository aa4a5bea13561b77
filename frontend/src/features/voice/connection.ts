import type { ServerMessage } from '../../../../contract/realtime/messages';
import { resumeSeconds } from '../../../../contract/rules/voice';
import { voiceMessages as texts } from '../../../../contract/voice/messages';
import { ApiFailure } from '../../lib/api';
import { lostCode, normalCode, openSocket, type Socket } from '../../lib/socket';
import { withEnd } from '../../lib/with-end';
import type { Chosen } from '../../subjects/voice/choose';
import { createEar } from './ear';
import { createGrouping } from './grouping';
import { base64Of, joined } from './pcm';
import { isRefusedKindly } from './refused-kindly';

interface Listener {
  /** Whether Wren's voice is to be heard. */
  isSpeaking(): boolean;
  onMessage(message: ServerMessage): void;
  onReconnecting(): void;
  /** From now on the server receives the sound. */
  onOpen(): void;
  /** The server has closed the voice chat: a consent is gone. */
  onClosed(): void;
  /** Called once, with the text for the child. */
  onFailure(failure: string): void;
}

export interface Connection {
  /**
   * Sends a chunk of the microphone's sound, with others or alone. Returns false when it was dropped, because the server does not
   * know the voice chat.
   */
  hear(samples: Int16Array): boolean;
  /** Ends the voice chat, on another socket if this one is lost or does not answer. The points come as a message. */
  stop(): void;
  close(): void;
}

const betweenTries = 2000;
/** As specified: a stop without an answer closes the connection. */
const longestStop = 3000;
/** As long as the server may take for an answer. */
const longestStart = 30_000;

const failureOf = (error: unknown): string => {
  if (error instanceof ApiFailure) return error.code === 'offline' ? texts.notConnected : error.message;
  return error instanceof DOMException ? texts.noSocket : texts.notConnected;
};

/**
 * A voice chat's connection to the server. A lost socket is replaced: the same session continues for 30 s. Resolves once the
 * chat has been requested; an earlier failure is reported like a later one.
 */
export const connect = async (
  { book, end }: Chosen,
  key: string,
  listener: Listener,
): Promise<Connection> => {
  let socket: Socket | undefined;
  let hear: ((samples: Int16Array) => void) | undefined;
  let isAnswering = false;
  let isOver = false;
  /** The server knows the voice chat on this socket. */
  let isHeard = false;
  let isStopping = false;
  let giveUpAt = 0;

  const mute = (muted: boolean) =>
    socket?.send({ type: 'mute', muted, book_id: book, end_chapter: end, key });
  /** The sound of one socket, whose chunks count from 0. */
  const hearingOn = (opened: Socket) => {
    let seq = 0;
    const isBusy = () => isAnswering || listener.isSpeaking();
    const isVoice = createEar();
    const group = createGrouping<Int16Array>(
      (chunks) => {
        opened.send({ type: 'audio', data: base64Of(joined(chunks)), mimeType: 'audio/pcm', key, seq });
        seq += chunks.length;
      },
      { isBusy },
    );
    return (samples: Int16Array) => group(samples, isVoice(samples, !isBusy()));
  };
  const fail = (failure: string) => {
    if (isOver) return;
    isOver = true;
    socket?.close();
    listener.onFailure(failure);
  };
  const closed = (code: number, wasOpen: boolean) => {
    socket = undefined;
    isHeard = false;
    if (isOver) return;
    if (!wasOpen && giveUpAt === 0) return fail(texts.notConnected);
    if (code === normalCode && wasOpen) {
      isOver = true;
      return listener.onClosed();
    }
    if (code !== lostCode && wasOpen) return fail(texts.closed);
    if (giveUpAt === 0) giveUpAt = Date.now() + resumeSeconds * 1000;
    if (Date.now() >= giveUpAt) return fail(texts.lost);
    listener.onReconnecting();
    setTimeout(() => void dial(), betweenTries);
  };
  const dial = async (): Promise<void> => {
    if (isOver) return;
    let isOpen = false;
    try {
      const opened = await openSocket({
        onMessage: (message) => {
          if (isOver) return;
          if (!isHeard && message.type === 'error' && !isRefusedKindly(message.code))
            return fail(withEnd(message.message, message.until, message.code));
          if (message.type === 'status') isAnswering = message.status !== 'listening';
          if (!isHeard && message.type === 'status') {
            isHeard = true;
            // Set only now: for a socket that opens on a dead network, reconnection would never end.
            giveUpAt = 0;
            if (isStopping) mute(true);
            else listener.onOpen();
          }
          listener.onMessage(message);
        },
        onClose: (code) => closed(isStopping ? lostCode : code, isOpen),
      });
      isOpen = opened.isOpen();
      if (!isOpen) return;
      if (isOver) return opened.close();
      socket = opened;
      hear = hearingOn(opened);
      setTimeout(() => {
        if (socket === opened && !isHeard) fail(texts.notConnected);
      }, longestStart);
      mute(isStopping);
    } catch (error) {
      if (giveUpAt === 0) fail(failureOf(error));
      else closed(lostCode, false);
    }
  };
  await dial();
  return {
    hear: (samples) => {
      if (!isHeard || socket === undefined) return false;
      hear?.(samples);
      return true;
    },
    stop: () => {
      isStopping = true;
      if (isHeard) mute(true);
      setTimeout(() => {
        if (!isOver) socket?.close();
      }, longestStop);
    },
    close: () => {
      isOver = true;
      socket?.close();
    },
  };
};
