import { chunksInMessage } from '../../../../contract/rules/voice';

/**
 * Silent chunks after a voice. A fifth one in a row ends a turn for the server, whose judgement of a chunk may differ a little from
 * ours: from the third one on, none waits for another.
 */
const nearEnd = { from: 3, to: 10 };
/** After so many, a voice begins a turn. */
const betweenTurns = 5;

interface Wren {
  /** Whether Wren thinks or speaks. */
  isBusy(): boolean;
}

/**
 * Groups chunks of sound into messages. A message costs as much as one of four chunks, but a chunk must not wait if something depends
 * on it: the voice that begins a turn, the silence that ends it, and a voice that interrupts Wren. `send` gets the chunks of a message.
 */
export const createGrouping = <T>(send: (chunks: readonly T[]) => void, wren: Wren) => {
  let held: T[] = [];
  let silent = nearEnd.to + 1;
  const isNeeded = (isVoice: boolean): boolean => {
    const before = silent;
    silent = isVoice ? 0 : silent + 1;
    if (isVoice) return wren.isBusy() || before >= betweenTurns;
    return !wren.isBusy() && silent >= nearEnd.from && silent <= nearEnd.to;
  };
  return (chunk: T, isVoice: boolean): void => {
    held.push(chunk);
    if (!isNeeded(isVoice) && held.length < chunksInMessage) return;
    const sent = held;
    held = [];
    send(sent);
  };
};
