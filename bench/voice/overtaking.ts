import { chunkMilliseconds } from '../../contract/rules/voice';
import { createGrouping } from '../../frontend/src/features/voice/grouping';
import { endIn, longestWait, missingIn, silentChunks } from '../../lambdas/voice/turn-end';
import type { Client } from './microphone';
import type { Network } from './network';

/** 0.4 to 6 s of voice, followed by 2.6 s of silence. */
const voicedChunks = (turn: number) => 3 + (turn % 45);
const silence = 20;

interface Arrival {
  readonly seq: number;
  readonly at: number;
  readonly sound: Uint8Array | undefined;
}

const voice = new Uint8Array();

/** The arrivals of the chunks of a turn. The chunks of a message are processed together. */
const arrivalsOf = (network: Network, voiced: number, client: Client): Arrival[] => {
  const arrivals: Arrival[] = [];
  const send = (chunks: readonly number[]) => {
    const sent = (chunks.at(-1) ?? 0) * chunkMilliseconds;
    for (const delay of network.delays())
      for (const seq of chunks)
        arrivals.push({ seq, at: sent + delay, sound: seq < voiced ? voice : undefined });
  };
  const group = createGrouping(send, { isBusy: () => false });
  for (let seq = 0; seq < voiced + silence; seq++)
    if (client === 'single') send([seq]);
    else group(seq, seq < voiced);
  return arrivals.toSorted((a, b) => a.at - b.at);
};

/** Whether a turn is answered without some of its sound. */
const isIncomplete = (arrivals: readonly Arrival[]): boolean => {
  const stored = new Map<number, Arrival>();
  let open: number | undefined;
  let taken: { readonly to: number; readonly at: number } | undefined;
  for (const arrival of arrivals) {
    const { seq, at, sound } = arrival;
    if (taken !== undefined && at > taken.at + longestWait) break;
    open ??= sound && seq;
    if (open === undefined) continue;
    stored.set(seq, arrival);
    if (taken !== undefined || sound !== undefined) continue;
    const around = Array.from({ length: 2 * silentChunks - 1 }, (_, i) =>
      stored.get(seq - silentChunks + 1 + i),
    );
    const to = endIn(
      around.filter((one) => one !== undefined),
      { open },
    );
    if (to !== undefined) taken = { to, at };
  }
  if (open === undefined || taken === undefined) return true;
  const { to } = taken;
  return (
    missingIn(
      [...stored.values()].filter(({ seq }) => seq <= to),
      { open, to },
    ) > 0
  );
};

/** The share of turns that are answered without some of their sound, by the product's own rules, if processing takes no time. */
export const incompleteOf = (network: Network, turns: number, client: Client): number => {
  let incomplete = 0;
  for (let turn = 0; turn < turns; turn++)
    if (isIncomplete(arrivalsOf(network, voicedChunks(turn), client))) incomplete++;
  return incomplete / turns;
};
