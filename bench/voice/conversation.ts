import { setTimeout as pause } from 'node:timers/promises';
import { pingMilliseconds } from '../../contract/rules/transport';
import { chunkMilliseconds } from '../../contract/rules/voice';
import { voice } from '../../contract/voice/endpoints';
import type { callerAt } from '../caller';
import { type Client, createMicrophone, type SoundMessage } from './microphone';
import type { Network } from './network';
import { openSocket } from './socket';

/** The duration of Wren's answer. */
export const spokenMilliseconds = 1800;

export interface Talk {
  readonly url: string;
  readonly call: Awaited<ReturnType<ReturnType<typeof callerAt>>>;
  readonly bookId: string;
  readonly client: Client;
  readonly network: Network;
}

/** A chunk of sound: when it was recorded, when its message left the browser, and when it left the network. */
interface Times {
  readonly recorded: number;
  readonly sent: number;
  readonly left: number;
}

/** Opens a voice chat whose sound is recorded in real time. */
export const openConversation = async ({ url, call, bookId, client, network }: Talk) => {
  const { ticket } = await call(voice.ticket, {});
  const opened = await openSocket(`${url.replace('http', 'ws')}/ws?token=${ticket}`);
  const { socket, send, first, isBusy } = opened;
  const key = Buffer.alloc(32, bookId).toString('base64');
  const mute = (muted: boolean) => send({ type: 'mute', muted, book_id: bookId, end_chapter: 1, key });
  mute(false);
  await first(({ type }) => type === 'status', 0);
  const pings = setInterval(() => send({ type: 'ping' }), pingMilliseconds);
  const times = new Map<number, Times>();
  const deliver = async ({ data, seq, chunks }: SoundMessage, sent: number, delay: number) => {
    await pause(delay);
    if (!send({ type: 'audio', data, mimeType: 'audio/pcm', key, seq })) return;
    const left = performance.now();
    for (const { seq: number, recorded } of chunks)
      if (!times.has(number)) times.set(number, { recorded, sent, left });
  };
  const record = createMicrophone(
    client,
    (message) => {
      for (const delay of network.delays()) void deliver(message, performance.now(), delay);
    },
    () => isBusy(spokenMilliseconds),
  );
  let next = performance.now();
  return {
    ...opened,
    mute,
    times,
    /** Records a chunk of sound in its time. Returns its number. */
    say: async (data: string): Promise<number> => {
      next += chunkMilliseconds;
      await pause(Math.max(0, next - performance.now()));
      return record(data, performance.now());
    },
    close: () => {
      clearInterval(pings);
      socket.terminate();
    },
  };
};
