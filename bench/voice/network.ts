import { longestWait, silentChunks } from '../../lambdas/voice/turn-end';

/** The delay of each copy of a message after it was said, in milliseconds. */
export interface Network {
  delays(): number[];
}

/**
 * A household's network: 12 ms usually; 2% of the messages are overtaken by later ones, 0.1% by all messages of the next second,
 * and 1% arrive twice.
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
 * When a turn ended, from the times at which its messages left: with its first complete run of silence. Voice chunks that leave
 * later count as far as the server waits for them.
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
