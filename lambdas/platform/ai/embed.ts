import { log } from '../log';
import { callModel } from './client';
import { moderate } from './moderate';
import { withoutPersonalData } from './personal-data';

/** Enough dimensions to tell books apart, few enough to store one vector with each book. */
const dimensions = 256;

const milliseconds = 12_000;

/** The only feature that compares meanings. */
const feature = 'recommendations';

/** The meaning of each text, as a vector of length 1. For facts of books; a child's own words go through `embedWords`. */
export const embed = async (texts: readonly string[]): Promise<number[][]> => {
  if (texts.length === 0) return [];
  const { data } = await callModel(feature, 'AI_EMBEDDING_MODEL', (ai, model) =>
    ai.embeddings.create(
      { model, input: [...texts], dimensions },
      { signal: AbortSignal.timeout(milliseconds) },
    ),
  );
  return data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
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
  return harmless.map((one, i) => ({ ...one, vector: vectors[i] ?? [] }));
};
