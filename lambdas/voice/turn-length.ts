/** About 30 s: a longer turn is answered before the child stops. */
const longestTurn = 235;
/** A cough is shorter and does not interrupt Wren. */
const chunksToInterrupt = 3;

/** Whether a turn from chunk `open` to chunk `seq` is long enough to interrupt Wren. */
export const isInterruption = (open: number, seq: number): boolean => seq - open + 1 >= chunksToInterrupt;

/** Whether a turn must be answered although the child still speaks. */
export const isLongest = (open: number, seq: number): boolean => seq - open >= longestTurn;
