import * as z from 'zod/mini';
import { optionalSetting, setting } from '../platform/config';
import { isOtherService } from './client';

/** Fields of a chat completion, named as in OpenAI's API. */
const Fields = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof Fields>;

const AllOptions = z.record(z.string(), Fields);

/** The same limit by the name that services knew before OpenAI renamed it: some ignore the new one in silence. */
const limitedTwice = (fields: Fields): Fields =>
  isOtherService() ? { max_tokens: fields.max_completion_tokens, ...fields } : fields;

/**
 * The optional fields of a request, from the stage's settings: reasoning effort and token limit of the feature, and the fields
 * that every request to this service has. A field that is null is not sent.
 */
export const chatOptions = (feature: string, otherwise: Fields = {}): Fields => {
  const own = AllOptions.parse(JSON.parse(setting('AI_CHAT_OPTIONS')))[feature];
  const all = Fields.parse(JSON.parse(optionalSetting('AI_CHAT_FIELDS') ?? '{}'));
  const fields = limitedTwice({ ...otherwise, ...own, ...all });
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
};
