/** A chunk that has arrived: with sound, or of silence. */
interface Arrived {
  readonly seq: number;
  readonly sound?: unknown;
}

/** 640 ms of silence end a turn. */
export const silentChunks = 5;

/** The milliseconds for which a message that later ones have overtaken is waited for. */
export const longestWait = 400;

/**
 * The chunk that completes the first row of silent chunks after the one that opened a turn. Undefined while one of them has not
 * arrived. The numbers of `received` chunks have gaps, so one that has not arrived is not missed.
 */
export const endIn = (
  found: readonly Arrived[],
  { open, received = false }: { readonly open: number; readonly received?: boolean },
): number | undefined => {
  let row = 0;
  let before = Number.NaN;
  for (const { seq, sound } of found.filter((one) => one.seq > open)) {
    row = sound !== undefined ? 0 : received || seq === before + 1 ? row + 1 : 1;
    before = seq;
    if (row === silentChunks) return seq;
  }
  return undefined;
};

/** The chunks that have arrived, with silent ones that were being stored during the read. */
export const withSilent = (found: readonly Arrived[], silent: readonly number[]): readonly Arrived[] => {
  const known = new Set(found.map(({ seq }) => seq));
  const added = silent.filter((seq) => !known.has(seq)).map((seq) => ({ seq }));
  return [...found, ...added].toSorted((first, second) => first.seq - second.seq);
};

/** The chunk with which the next turn has begun already; null if none has. */
export const nextOpen = (found: readonly Arrived[], end: number): number | null =>
  found.find(({ seq, sound }) => seq > end && sound !== undefined)?.seq ?? null;

/** The number of chunks of a turn, from the one that opened it to its end, that have not arrived. */
export const missingIn = (
  found: readonly Arrived[],
  { open, to }: { readonly open: number; readonly to: number },
): number => to - open + 1 - found.filter(({ seq }) => seq >= open).length;

/** About 30 s: a longer turn is answered before the child stops. */
export const longestTurn = 235;
/** A cough is shorter and does not interrupt Wren. */
export const chunksToInterrupt = 3;

/** Whether a turn from chunk `open` to chunk `seq` is long enough to interrupt Wren. */
export const isInterruption = (open: number, seq: number): boolean => seq - open + 1 >= chunksToInterrupt;

/** Whether a turn must be answered although the child is still speaking. */
export const isLongest = (open: number, seq: number): boolean => seq - open >= longestTurn;
