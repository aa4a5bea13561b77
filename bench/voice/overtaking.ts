import { endIn, longestWait, missingIn, silentChunks } from '../../lambdas/voice/turn-end';
import { chunkMilliseconds, type Network } from './network';

/** 1 to 6 s of voice, followed by 2.6 s of silence. */
const voicedChunks = (turn: number) => 8 + (turn % 40);
const silence = 20;

interface Arrival {
  readonly seq: number;
  readonly at: number;
  readonly sound: Uint8Array | undefined;
}

const voice = new Uint8Array();

const arrivalsOf = (network: Network, voiced: number): Arrival[] =>
  Array.from({ length: voiced + silence }, (_, seq) =>
    network.delays().map((delay) => ({
      seq,
      at: seq * chunkMilliseconds + delay,
      sound: seq < voiced ? voice : undefined,
    })),
  )
    .flat()
    .sort((a, b) => a.at - b.at);

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
    const to = endIn(around.filter((one) => one !== undefined));
    if (to !== undefined && to > open) taken = { to, at };
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
export const incompleteOf = (network: Network, turns: number): number => {
  let incomplete = 0;
  for (let turn = 0; turn < turns; turn++)
    if (isIncomplete(arrivalsOf(network, voicedChunks(turn)))) incomplete++;
  return incomplete / turns;
};
