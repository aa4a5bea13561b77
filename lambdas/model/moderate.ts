import * as z from 'zod/mini';
import type { AiFeature } from '../../contract/metrics';
import { optionalSetting } from '../platform/config';
import { callModel } from './client';
import { type Inputs, type Verdict, verdictsByChat } from './moderate-by-chat';

/** The part of the answer that is read. A service without categories gives none. */
const Moderation = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.catch(z.record(z.string(), z.unknown()), {}) }),
  ),
});

/** Matches OpenAI's categories `self-harm`, `self-harm/intent` and `self-harm/instructions`. */
const selfHarm = /^self-harm\b/;

const verdictsOnInputs = async (
  feature: AiFeature,
  input: Inputs,
  signal: AbortSignal,
): Promise<Verdict[]> => {
  if (optionalSetting('AI_MODERATION') === 'chat') return verdictsByChat(feature, input, signal);
  const answer = await callModel(feature, 'AI_MODERATION_MODEL', signal, (ai, model) =>
    ai.moderations.create({ model, input }, { signal }),
  );
  const { results } = Moderation.parse(answer);
  if (results.length !== input.length) throw new Error('Moderation has not answered for each input');
  return results.map(({ flagged, categories }) => ({
    flagged,
    selfHarm: Object.entries(categories).some(([name, is]) => selfHarm.test(name) && is === true)
      ? 'certain'
      : 'no',
  }));
};

/**
 * Moderation's verdict on each text, with one call and one input per text. Throws when moderation is down or does not answer
 * `true` or `false` for each text. Only a text with `flagged: false` may be shown.
 */
export const verdictsOn = async (
  feature: AiFeature,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Verdict[]> => (texts.length === 0 ? [] : verdictsOnInputs(feature, [...texts], signal));

/** Whether each text is flagged. Throws like `verdictsOn`. */
export const moderate = async (
  feature: AiFeature,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<boolean[]> => (await verdictsOn(feature, texts, signal)).map(({ flagged }) => flagged);

/** Whether a picture, given as a data URL, is flagged. Throws like `verdictsOn`. */
export const moderateImage = async (
  feature: AiFeature,
  image: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const [verdict] = await verdictsOnInputs(
    feature,
    [{ type: 'image_url', image_url: { url: image } }],
    signal,
  );
  return verdict?.flagged !== false;
};
