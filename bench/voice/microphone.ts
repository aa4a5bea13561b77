import { chunkSamples } from '../../contract/rules/voice';
import { createEar } from '../../frontend/src/features/voice/ear';
import { createGrouping } from '../../frontend/src/features/voice/grouping';
import { base64Of, joined, samplesOf } from '../../frontend/src/features/voice/pcm';

/** A client of voice chats: our browser, or one that sends single chunks, as specified. */
export type Client = 'browser' | 'single';

interface Chunk {
  readonly seq: number;
  /** When its last sample was recorded. */
  readonly recorded: number;
  readonly samples: Int16Array;
}

/** A message with the sound of one chunk, or of several in a row. */
export interface SoundMessage {
  readonly data: string;
  readonly seq: number;
  readonly chunks: readonly Chunk[];
}

/** The microphone of a child: takes chunks as they are recorded, and sends them as messages. */
export const createMicrophone = (
  client: Client,
  send: (message: SoundMessage) => void,
  isBusy: () => boolean,
) => {
  let seq = 0;
  const sendAll = (chunks: readonly Chunk[]) =>
    send({ data: base64Of(joined(chunks.map(({ samples }) => samples))), seq: chunks[0]?.seq ?? 0, chunks });
  const isVoice = createEar();
  const group = createGrouping<Chunk>(sendAll, { isBusy });
  /** Returns the number of the chunk. */
  return (data: string, recorded: number): number => {
    const samples = samplesOf(data).subarray(0, chunkSamples);
    const chunk = { seq: seq++, recorded, samples };
    if (client === 'single') sendAll([chunk]);
    else group(chunk, isVoice(samples, !isBusy()));
    return chunk.seq;
  };
};
