import * as z from 'zod/mini';
import type { ChatFeature } from '../../contract/metrics';
import { setting } from '../platform/config';

/** The fields of a chat completion that differ between models and features, named as in OpenAI's API. */
const ChatOptions = z.object({
  reasoning_effort: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])),
  /** Includes reasoning tokens. */
  max_completion_tokens: z.optional(z.int()),
});
export type ChatOptions = z.infer<typeof ChatOptions>;

const AllOptions = z.record(z.string(), ChatOptions);

/** The options of a feature, from the stage's settings. A field that the model does not support is absent. */
export const chatOptions = (feature: ChatFeature): ChatOptions =>
  AllOptions.parse(JSON.parse(setting('AI_CHAT_OPTIONS')))[feature] ?? {};
