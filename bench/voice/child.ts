import { setTimeout as pause } from 'node:timers/promises';
import { pingMilliseconds } from '../../contract/rules/transport';
import { users } from '../../contract/users/endpoints';
import { voice } from '../../contract/voice/endpoints';
import { humming, silence } from '../../local/tutor/voice/microphone';
import type { callerAt } from '../caller';
import { chunkMilliseconds, type Network, saidAt } from './network';
import { openSocket } from './socket';

/** 3.1 s of voice in 6.8 s: 45%. */
const voicedChunks = 24;
const silentChunks = 29;
/** The duration of Wren's answer, which the child does not interrupt. */
const spokenMilliseconds = 1800;

/** Milliseconds since the last message that the turn needed was sent; undefined for an event that did not occur. */
interface Turn {
  /** Until the sound is gathered and the model is asked. */
  readonly gathered: number | undefined;
  /** Until the first sound of the answer. */
  readonly answered: number | undefined;
}

export interface Talked {
  readonly turns: readonly Turn[];
  /** From `mute: true` to `voice_chat_ended`, in milliseconds. */
  readonly end: number;
  readonly isPaidOnce: boolean;
  readonly minutes: number;
  /** Messages of the socket, in both directions. */
  readonly messages: number;
  /** Seconds of the child's speech. */
  readonly spoken: number;
}

interface Talk {
  readonly url: string;
  readonly call: Awaited<ReturnType<ReturnType<typeof callerAt>>>;
  readonly bookId: string;
  readonly network: Network;
  readonly seconds: number;
}

/** Simulates a child who talks for a while, in real time, and then ends the talk twice. */
export const talk = async ({ url, call, bookId, network, seconds }: Talk): Promise<Talked> => {
  const { ticket } = await call(voice.ticket, {});
  const { socket, send, first, count } = await openSocket(`${url.replace('http', 'ws')}/ws?token=${ticket}`);
  const key = Buffer.alloc(32, bookId).toString('base64');
  const mute = (muted: boolean) => send({ type: 'mute', muted, book_id: bookId, end_chapter: 1, key });
  mute(false);
  await first(({ type }) => type === 'status', 0);

  const pings = setInterval(() => send({ type: 'ping' }), pingMilliseconds);
  let seq = 0;
  let next = performance.now();
  /** Sends a chunk of sound when its time has come, and stores in `left` when it was sent. */
  const say = async (data: string, left: Map<number, number>) => {
    const number = seq++;
    const deliver = async (delay: number) => {
      await pause(delay);
      if (!send({ type: 'audio', data, mimeType: 'audio/pcm', key, seq: number })) return;
      if (!left.has(number)) left.set(number, performance.now());
    };
    for (const delay of network.delays()) void deliver(delay);
    next += chunkMilliseconds;
    await pause(Math.max(0, next - performance.now()));
  };
  const begun = performance.now();
  const turns: Turn[] = [];
  const hum = humming(voicedChunks);
  while (performance.now() < begun + seconds * 1000) {
    const began = performance.now();
    const [voice, quiet] = [new Map<number, number>(), new Map<number, number>()];
    const gathered = first((one) => one.type === 'status' && one.status === 'thinking', began);
    let heard: { readonly at: number | undefined } | undefined;
    void first(({ type }) => type === 'audio', began).then((at) => {
      heard = { at };
    });
    for (const chunk of hum) await say(chunk, voice);
    for (let i = 0; i < silentChunks; i++) await say(silence, quiet);
    const isOver = () => heard !== undefined && performance.now() >= (heard.at ?? 0) + spokenMilliseconds;
    while (!isOver()) await say(silence, quiet);
    const said = saidAt([...voice.values()], quiet);
    const since = (at: number | undefined) => (at === undefined ? undefined : at - said);
    turns.push({ gathered: since(await gathered), answered: since(heard?.at) });
  }
  const before = (await call(users.me, {})).points;
  const asked = performance.now();
  mute(true);
  mute(true);
  let earned = Number.NaN;
  const ended = await first((message) => {
    if (message.type !== 'voice_chat_ended') return false;
    earned = message.points_earned;
    return true;
  }, asked);
  const { points } = await call(users.me, {});
  const { history } = await call(voice.history, { query: {} });
  clearInterval(pings);
  socket.terminate();
  return {
    turns,
    end: (ended ?? Number.POSITIVE_INFINITY) - asked,
    minutes: (asked - begun) / 60_000,
    isPaidOnce: points - before === earned && history[0]?.points_earned === earned,
    messages: count(),
    spoken: (turns.length * voicedChunks * chunkMilliseconds) / 1000,
  };
};
