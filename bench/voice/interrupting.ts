import type { ServerMessage } from '../../contract/realtime/messages';
import { humming, silence } from '../../local/tutor/voice/microphone';
import { openConversation, type Talk } from './conversation';

const voicedChunks = 8;
/** The third one stops Wren. */
const over = humming(4);

/** A child who speaks over each answer. Returns the milliseconds from the end of the third chunk until Wren is told to stop. */
export const interrupt = async ({
  times: count,
  ...of
}: Talk & { readonly times: number }): Promise<number[]> => {
  const { say, first, close } = await openConversation(of);
  const stops: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    let isSpeaking = false;
    void first(({ type }) => type === 'audio', began).then(() => {
      isSpeaking = true;
    });
    for (const chunk of humming(voicedChunks)) await say(chunk);
    // Wren begins at another moment of the grouping each time.
    while (!isSpeaking) await say(silence);
    for (let more = 0; more < i % 4; more++) await say(silence);
    const stopped = first((one) => one.type === 'status' && one.interrupted === true, began);
    let third = 0;
    for (const [place, chunk] of over.entries()) {
      await say(chunk);
      if (place === 2) third = performance.now();
    }
    const at = await stopped;
    stops.push((at ?? Number.POSITIVE_INFINITY) - third);
    // What was said over Wren is a turn of its own, and is answered.
    const isStatus = (status: string) => (one: ServerMessage) =>
      one.type === 'status' && one.status === status;
    let isOver = false;
    void first(isStatus('thinking'), at ?? 0)
      .then((thinks) => first(isStatus('listening'), thinks ?? 0))
      .then(() => {
        isOver = true;
      });
    while (!isOver) await say(silence);
    for (let more = 0; more < 16; more++) await say(silence);
  }
  close();
  return stops;
};
