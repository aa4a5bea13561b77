import * as z from 'zod/mini';
import type { AiFeature } from '../../../contract/metrics';
import { callModel } from './client';

const Moderation = z.object({ results: z.array(z.object({ flagged: z.boolean() })) });

/**
 * Whether each text is flagged, in one call with one input per text. Throws when moderation is down, or does not answer
 * `true` or `false` for each text: only a text with `flagged: false` is shown.
 */
export const moderate = async (
  feature: AiFeature,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<boolean[]> => {
  if (texts.length === 0) return [];
  const answer = await callModel(feature, 'AI_MODERATION_MODEL', (ai, model) =>
    ai.moderations.create({ model, input: [...texts] }, { signal }),
  );
  const { results } = Moderation.parse(answer);
  if (results.length !== texts.length) throw new Error('Moderation has not answered for each text');
  return results.map(({ flagged }) => flagged);
};
