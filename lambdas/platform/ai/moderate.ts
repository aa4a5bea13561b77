import * as z from 'zod/mini';
import type { AiFeature } from '../../../contract/metrics';
import { callModel } from './client';

type Inputs = string[] | { type: 'image_url'; image_url: { url: string } }[];

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
  return texts.length === 0 ? [] : flagsOf(feature, [...texts], signal);
};

const flagsOf = async (feature: AiFeature, input: Inputs, signal: AbortSignal): Promise<boolean[]> => {
  const answer = await callModel(feature, 'AI_MODERATION_MODEL', (ai, model) =>
    ai.moderations.create({ model, input }, { signal }),
  );
  const { results } = Moderation.parse(answer);
  if (results.length !== input.length) throw new Error('Moderation has not answered for each input');
  return results.map(({ flagged }) => flagged);
};

/** Whether a picture, as a data URL, is flagged. Throws as `moderate` does. */
export const moderateImage = async (
  feature: AiFeature,
  image: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const [flagged] = await flagsOf(feature, [{ type: 'image_url', image_url: { url: image } }], signal);
  return flagged !== false;
};
