import { settingsFor } from '../lib/settings';
import type { Settings } from '../lib/settings-schema';

/** The access to a real model, which replaces the demo tutor. */
export interface RealModel {
  readonly key: string;
  readonly ai: Settings['ai'];
}

/** The settings that have variables of their own. */
const variables = {
  OPENAI_BASE_URL: 'baseUrl',
  OPENAI_MODEL: 'chatModel',
  OPENAI_MODERATION_MODEL: 'moderationModel',
  OPENAI_EMBEDDING_MODEL: 'embeddingModel',
  OPENAI_IMAGE_MODEL: 'imageModel',
  OPENAI_TRANSCRIPTION_MODEL: 'transcriptionModel',
  OPENAI_SPEECH_MODEL: 'speechModel',
  OPENAI_VOICE: 'voice',
} as const;

const moreSettings = (json: string | undefined): object => {
  try {
    return JSON.parse(json || '{}');
  } catch {
    throw new Error('OPENAI_SETTINGS is no JSON: write the settings of `ai`, such as {"moderation":"chat"}.');
  }
};

/**
 * The model that the environment names; undefined without a key. `OPENAI_SETTINGS` has any other of the settings `ai` of the
 * stack. Throws with the reason when they are inconsistent.
 */
export const realModel = (environment: NodeJS.ProcessEnv = process.env): RealModel | undefined => {
  const { OPENAI_API_KEY: key, OPENAI_SETTINGS: more } = environment;
  if (key === undefined || key === '') return undefined;
  const named = Object.entries(variables).flatMap(([variable, setting]) =>
    environment[variable] ? [[setting, environment[variable]] as const] : [],
  );
  const { ai } = settingsFor('demo', { ai: { ...moreSettings(more), ...Object.fromEntries(named) } });
  return { key, ai };
};
