import { longestWait, silentChunks } from '../../lambdas/voice/turn-end';

export const chunkMilliseconds = 128;

/** When each copy of a message arrives after it was said, in milliseconds. */
export interface Network {
  delays(): number[];
}

/**
 * A household's network: usually 12 ms; 2% of the messages are overtaken by later ones, one in a thousand by all of the next
 * second; one in a hundred arrives twice.
 */
export const household = (random: () => number): Network => {
  const usual = () =>
    12 * Math.exp(0.5 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
  const late = () => {
    const chance = random();
    return chance < 0.001 ? 1000 : chance < 0.02 ? 350 : 0;
  };
  const once = () => usual() + late();
  return { delays: () => (random() < 0.01 ? [once(), once()] : [once()]) };
};

/**
 * When a turn was said, by the times at which its messages left: with the first row of silence, and the voice before it, as far
 * as it is waited for.
 */
export const saidAt = (voice: readonly number[], quiet: ReadonlyMap<number, number>): number => {
  const numbers = [...quiet.keys()];
  const rows = numbers.flatMap((from) => {
    const row = Array.from({ length: silentChunks }, (_, i) => quiet.get(from + i));
    return row.every((at) => at !== undefined) ? [Math.max(...row)] : [];
  });
  const end = Math.min(...rows);
  return Math.max(end, Math.min(Math.max(...voice), end + longestWait));
};
