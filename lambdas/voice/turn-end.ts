/** A chunk that has arrived: with sound, or of silence. */
interface Arrived {
  readonly seq: number;
  readonly sound?: unknown;
}

/** 640 ms of silence end a turn. */
export const silentChunks = 5;

/** The milliseconds for which a message that later ones have overtaken is waited for. */
export const longestWait = 400;

/** The chunk that completes the first row of silent chunks. Undefined while one of them has not arrived. */
export const endIn = (found: readonly Arrived[]): number | undefined => {
  let row = 0;
  let before = Number.NaN;
  for (const { seq, sound } of found) {
    row = sound !== undefined ? 0 : seq === before + 1 ? row + 1 : 1;
    before = seq;
    if (row === silentChunks) return seq;
  }
  return undefined;
};

/** The chunks that have arrived, with a silent one that was being stored during the read. */
export const withChunk = (found: readonly Arrived[], seq: number): readonly Arrived[] =>
  found.some((one) => one.seq === seq)
    ? found
    : [...found, { seq }].toSorted((first, second) => first.seq - second.seq);

/** The number of chunks of a turn, from the one that opened it to its end, that have not arrived. */
export const missingIn = (
  found: readonly Arrived[],
  { open, to }: { readonly open: number; readonly to: number },
): number => to - open + 1 - found.filter(({ seq }) => seq >= open).length;

/** About 30 s: a longer turn is answered before the child stops. */
const longestTurn = 235;
/** A cough is shorter and does not interrupt Wren. */
const chunksToInterrupt = 3;

/** Whether a turn from chunk `open` to chunk `seq` is long enough to interrupt Wren. */
export const isInterruption = (open: number, seq: number): boolean => seq - open + 1 >= chunksToInterrupt;

/** Whether a turn must be answered although the child is still speaking. */
export const isLongest = (open: number, seq: number): boolean => seq - open >= longestTurn;
