/** Dollars per million tokens, and per picture or minute of sound where a model is paid by them. */
export interface Price {
  readonly in: number;
  readonly out: number;
  /** One square picture of medium quality. */
  readonly picture?: number;
  /** One minute of sound, as the provider estimates it. */
  readonly minute?: number;
}

/**
 * List prices of the default models, without discounts for cached input, from the pages of the models on developers.openai.com
 * and, for a minute of sound, from its pricing page; read on 2026-11-24. Moderation is free.
 */
export const prices: Readonly<Record<string, Price>> = {
  'gpt-5-mini': { in: 0.25, out: 2 },
  'omni-moderation-latest': { in: 0, out: 0 },
  'text-embedding-3-small': { in: 0.02, out: 0 },
  'gpt-image-1-mini': { in: 2, out: 8, picture: 0.011 },
  'gpt-4o-mini-transcribe': { in: 1.25, out: 5, minute: 0.003 },
  'gpt-4o-mini-tts': { in: 0.6, out: 12, minute: 0.015 },
};
