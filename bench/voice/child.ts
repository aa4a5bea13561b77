import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chat } from '../../contract/chat';
import type { ServerMessage } from '../../contract/realtime';
import { users } from '../../contract/users';
import { humming, silence } from '../../local/tutor/voice/microphone';
import type { callerAt } from '../caller';
import { chunkMilliseconds, type Network, saidAt } from './network';

/** 3.1 s of voice in 6.8 s: 45%. */
const voicedChunks = 24;
const silentChunks = 29;
/** What Wren says takes so long, and is not spoken over. */
const spokenMilliseconds = 1800;
/** A turn without an answer is given up after it. */
const patienceMilliseconds = 20_000;

export interface Talked {
  /** From the last message that a turn needed to the first sound of its answer, in milliseconds; undefined without one. */
  readonly answers: readonly (number | undefined)[];
  /** From `mute: true` to `voice_chat_ended`, in milliseconds. */
  readonly end: number;
  readonly isPaidOnce: boolean;
  /** How long it lasted. */
  readonly minutes: number;
}

interface Talk {
  readonly url: string;
  readonly call: Awaited<ReturnType<ReturnType<typeof callerAt>>>;
  readonly bookId: string;
  readonly network: Network;
  readonly seconds: number;
}

/** A child who talks for a while, in real time, and then ends the talk twice. */
export const talk = async ({ url, call, bookId, network, seconds }: Talk): Promise<Talked> => {
  const { ticket } = await call(users.socketTicket, {});
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?token=${ticket}`);
  const got: { message: ServerMessage; at: number }[] = [];
  socket.on('message', (data) => got.push({ message: JSON.parse(String(data)), at: performance.now() }));
  await once(socket, 'open');
  const key = Buffer.alloc(32, bookId).toString('base64');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const mute = (muted: boolean) => send({ type: 'mute', muted, book_id: bookId, end_chapter: 1, key });
  const first = async (type: ServerMessage['type'], since = 0) => {
    const giveUpAt = performance.now() + patienceMilliseconds;
    for (;;) {
      const found = got.find(({ message, at }) => message.type === type && at >= since);
      if (found !== undefined || performance.now() > giveUpAt) return found?.at;
      await pause(5);
    }
  };
  mute(false);
  await first('status');

  let seq = 0;
  let next = performance.now();
  /** Says a part when its time has come; resolves with the times at which its messages left. */
  const say = async (data: string, left: Map<number, number>) => {
    const number = seq++;
    const deliver = async (delay: number) => {
      await pause(delay);
      if (socket.readyState !== WebSocket.OPEN) return;
      send({ type: 'audio', data, mimeType: 'audio/pcm', key, seq: number });
      if (!left.has(number)) left.set(number, performance.now());
    };
    for (const delay of network.delays()) void deliver(delay);
    next += chunkMilliseconds;
    await pause(Math.max(0, next - performance.now()));
  };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const answers: (number | undefined)[] = [];
  const hum = humming(voicedChunks);
  while (performance.now() < until) {
    const began = performance.now();
    const [voice, quiet] = [new Map<number, number>(), new Map<number, number>()];
    const answered = first('audio', began);
    let answeredAt: number | undefined;
    let isOver = false;
    void answered.then((at) => {
      answeredAt = at;
      isOver = at === undefined;
    });
    for (const chunk of hum) await say(chunk, voice);
    for (let i = 0; i < silentChunks; i++) await say(silence, quiet);
    while (!isOver && (answeredAt === undefined || performance.now() < answeredAt + spokenMilliseconds))
      await say(silence, quiet);
    answers.push(answeredAt && answeredAt - saidAt([...voice.values()], quiet));
  }
  const before = (await call(users.me, {})).points;
  const asked = performance.now();
  mute(true);
  mute(true);
  const ended = await first('voice_chat_ended', asked);
  const message = got.find((one) => one.message.type === 'voice_chat_ended')?.message;
  const { points } = await call(users.me, {});
  const { history } = await call(chat.voiceHistory, { query: {} });
  const earned = message?.type === 'voice_chat_ended' ? message.points_earned : Number.NaN;
  socket.terminate();
  return {
    answers,
    end: (ended ?? Number.POSITIVE_INFINITY) - asked,
    minutes: (asked - begun) / 60_000,
    isPaidOnce: points - before === earned && history[0]?.points_earned === earned,
  };
};
