import { log } from '../platform/log';
import { withoutPersonalData } from '../safety/personal/personal-data';
import { withAccepted } from './accepted';
import { callModel } from './client';
import { moderate } from './moderate';

/** Enough dimensions to distinguish books, and few enough to store one vector with each book. */
const dimensions = 256;

const milliseconds = 12_000;

/** The only feature that uses embeddings. */
const feature = 'recommendations';

/** The model's answer does not contain one vector for each text. */
class UnusableVectors extends Error {
  override readonly name = 'UnusableVectors';
}

interface Embedded {
  readonly index: number;
  readonly embedding: unknown;
}

const isVector = (embedding: unknown): embedding is number[] =>
  Array.isArray(embedding) && embedding.length > 0 && embedding.every((part) => Number.isFinite(part));

/**
 * The vectors in the order of the texts. Throws `UnusableVectors` unless each text has exactly one vector and all have the same
 * length.
 */
const inOrder = (data: readonly Embedded[], count: number): number[][] => {
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  if (data.length !== count) throw new UnusableVectors(`${data.length} vectors for ${count} texts`);
  const vectors = Array.from({ length: count }, (_, i) => byIndex.get(i)).filter(isVector);
  if (vectors.length !== count || vectors.some(({ length }) => length !== vectors[0]?.length))
    throw new UnusableVectors('not all of them are vectors of one length');
  return vectors;
};

/**
 * The embedding of each text, a vector of length 1. For facts about books; a child's own words go through `embedWords`. Throws
 * when the model is down or when its answer has another shape, so that only valid vectors are stored or compared.
 */
export const embed = async (texts: readonly string[]): Promise<number[][]> => {
  if (texts.length === 0) return [];
  const signal = AbortSignal.timeout(milliseconds);
  const { data } = await withAccepted('AI_EMBEDDING_MODEL', { dimensions }, (fields) =>
    callModel(feature, 'AI_EMBEDDING_MODEL', signal, (ai, model) =>
      // By default the client asks for bytes and misreads the numbers that some services answer all the same.
      ai.embeddings.create({ model, input: [...texts], encoding_format: 'float', ...fields }, { signal }),
    ),
  );
  return inOrder(data ?? [], texts.length);
};

/**
 * For words that a child wrote: removes personal data, moderates, then calls the model. Flagged texts are omitted. Throws if
 * moderation is down. Returns each remaining text with the text that was sent and its vector.
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
