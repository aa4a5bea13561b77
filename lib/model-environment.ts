import type { Settings } from './settings-schema';

type Ai = Settings['ai'];

/** The settings as the fields of the request to the model. */
const chatOptions = (chat: Ai['chat']) =>
  Object.fromEntries(
    Object.entries(chat).map(([feature, { reasoningEffort, maxTokens }]) => [
      feature,
      {
        ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
        ...(maxTokens !== null && { max_completion_tokens: maxTokens }),
      },
    ]),
  );

/** The settings of a function that calls the model service, without its key. */
export const modelEnvironment = (ai: Ai): Record<string, string> => ({
  AI_CHAT_MODEL: ai.chatModel,
  AI_MODERATION_MODEL: ai.moderationModel,
  AI_EMBEDDING_MODEL: ai.embeddingModel,
  AI_IMAGE_MODEL: ai.imageModel,
  AI_TRANSCRIPTION_MODEL: ai.transcriptionModel,
  AI_SPEECH_MODEL: ai.speechModel,
  AI_VOICE: ai.voice,
  AI_CHAT_OPTIONS: JSON.stringify(chatOptions(ai.chat)),
  AI_LACKS: ai.lacks.join(','),
  ...(ai.moderation === 'chat' && { AI_MODERATION: ai.moderation }),
  ...(Object.keys(ai.chatFields).length > 0 && { AI_CHAT_FIELDS: JSON.stringify(ai.chatFields) }),
  ...(ai.baseUrl !== undefined && { AI_BASE_URL: ai.baseUrl }),
});
