import { log } from '../log';
import { callModel } from './client';
import { moderate } from './moderate';
import { withoutPersonalData } from './personal-data';

/** Enough dimensions to tell books apart, few enough to store one vector with each book. */
const dimensions = 256;

const milliseconds = 12_000;

/** The only feature that compares meanings. */
const feature = 'recommendations';

/** The answer of the model is no vector for each text. */
class UnusableVectors extends Error {
  override readonly name = 'UnusableVectors';
}

interface Embedded {
  readonly index: number;
  readonly embedding: unknown;
}

const isVector = (embedding: unknown): embedding is number[] =>
  Array.isArray(embedding) && embedding.length > 0 && embedding.every((part) => Number.isFinite(part));

/** In the order of the texts. Throws `UnusableVectors` unless there is exactly one vector for each, all of one length. */
const inOrder = (data: readonly Embedded[], count: number): number[][] => {
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  if (data.length !== count) throw new UnusableVectors(`${data.length} vectors for ${count} texts`);
  const vectors = Array.from({ length: count }, (_, i) => byIndex.get(i)).filter(isVector);
  if (vectors.length !== count || vectors.some(({ length }) => length !== vectors[0]?.length))
    throw new UnusableVectors('not all of them are vectors of one length');
  return vectors;
};

/**
 * The meaning of each text, as a vector of length 1. For facts of books; a child's own words go through `embedWords`. Throws
 * when the model is down, and when its answer has another shape: nothing is stored or compared that is no meaning.
 */
export const embed = async (texts: readonly string[]): Promise<number[][]> => {
  if (texts.length === 0) return [];
  const { data } = await callModel(feature, 'AI_EMBEDDING_MODEL', (ai, model) =>
    ai.embeddings.create(
      { model, input: [...texts], dimensions },
      { signal: AbortSignal.timeout(milliseconds) },
    ),
  );
  return inOrder(data ?? [], texts.length);
};

/**
 * For words that a child wrote: removes personal data, moderates, then calls the model; flagged texts are omitted. Throws if
 * moderation is down. Returns the remaining texts, each as it was sent and with its vector.
 */
export const embedWords = async (
  texts: readonly string[],
  about: readonly string[],
): Promise<{ text: string; sent: string; vector: number[] }[]> => {
  const clean = texts.map((text) => withoutPersonalData(text, about));
  if (clean.length === 0) return [];
  const flagged = await moderate(feature, clean, AbortSignal.timeout(milliseconds));
  const harmless = texts.flatMap((text, i) => (flagged[i] ? [] : [{ text, sent: clean[i] ?? '' }]));
  if (harmless.length < texts.length) log.info('words left out', { count: texts.length - harmless.length });
  const vectors = await embed(harmless.map(({ sent }) => sent));
  return harmless.map((one, i) => ({ ...one, vector: vectors[i] as number[] }));
};
