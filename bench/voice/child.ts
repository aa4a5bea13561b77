import { chunkMilliseconds } from '../../contract/rules/voice';
import { users } from '../../contract/users/endpoints';
import { voice } from '../../contract/voice/endpoints';
import { humming, silence } from '../../local/tutor/voice/microphone';
import { openConversation, spokenMilliseconds, type Talk } from './conversation';
import { saidAt } from './network';

/** 3.1 s of voice in 6.8 s: 45%. */
const voicedChunks = 24;
const silentChunks = 29;

/** Milliseconds since the last message that the turn needed was sent; undefined for an event that did not occur. */
interface Turn {
  /** Until the sound is gathered and the model is asked. */
  readonly gathered: number | undefined;
  /** Until the first sound of the answer. */
  readonly answered: number | undefined;
  /** How long the browser kept the silence that ends the turn before it sent it. */
  readonly kept: number;
}

export interface Talked {
  readonly turns: readonly Turn[];
  /** From `mute: true` to `voice_chat_ended`, in milliseconds. */
  readonly end: number;
  readonly isPaidOnce: boolean;
  readonly minutes: number;
  /** Messages of the socket, in both directions, and how many API Gateway charges for: one for each 32 KB. */
  readonly messages: number;
  readonly charged: number;
  /** Seconds of the child's speech. */
  readonly spoken: number;
}

/** Simulates a child who talks for a while, in real time, without interrupting Wren, and then ends the talk twice. */
export const talk = async ({ seconds, ...of }: Talk & { readonly seconds: number }): Promise<Talked> => {
  const { call } = of;
  const { say, times, first, mute, count, charged, close } = await openConversation(of);
  const timesOf = (numbers: readonly number[]) =>
    new Map(
      numbers.flatMap((seq) => {
        const one = times.get(seq);
        return one === undefined ? [] : [[seq, one.left] as const];
      }),
    );
  const begun = performance.now();
  const turns: Turn[] = [];
  const hum = humming(voicedChunks);
  while (performance.now() < begun + seconds * 1000) {
    const began = performance.now();
    const [voiced, quiet]: [number[], number[]] = [[], []];
    const gathered = first((one) => one.type === 'status' && one.status === 'thinking', began);
    let heard: { readonly at: number | undefined } | undefined;
    void first(({ type }) => type === 'audio', began).then((at) => {
      heard = { at };
    });
    for (const chunk of hum) voiced.push(await say(chunk));
    for (let i = 0; i < silentChunks; i++) quiet.push(await say(silence));
    const isOver = () => heard !== undefined && performance.now() >= (heard.at ?? 0) + spokenMilliseconds;
    while (!isOver()) await say(silence);
    const said = saidAt([...timesOf(voiced).values()], timesOf(quiet));
    const since = (at: number | undefined) => (at === undefined ? undefined : at - said);
    const last = times.get(quiet[4] ?? -1);
    turns.push({
      gathered: since(await gathered),
      answered: since(heard?.at),
      kept: last === undefined ? Number.POSITIVE_INFINITY : last.sent - last.recorded,
    });
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
  close();
  return {
    turns,
    end: (ended ?? Number.POSITIVE_INFINITY) - asked,
    minutes: (asked - begun) / 60_000,
    isPaidOnce: points - before === earned && history[0]?.points_earned === earned,
    messages: count(),
    charged: charged(),
    spoken: (turns.length * voicedChunks * chunkMilliseconds) / 1000,
  };
};
