import { describe, expect, test } from '@jest/globals';
import { settingsFor } from '../../lib/settings';
import { platformEnvironment } from '../../local/functions/environment';
import { realModel } from '../../local/real-model';

const addresses = { origin: 'http://127.0.0.1:1', url: 'http://localhost:1', tableUrl: 'http://127.0.0.1:2' };

/** The settings of functions on a laptop whose shell has these variables. */
const functionsWith = (variables: NodeJS.ProcessEnv) => platformEnvironment(addresses, realModel(variables));

describe('the model of the laptop', () => {
  test.each([{}, { OPENAI_MODEL: 'other' }, { OPENAI_API_KEY: '' }])(
    'is the demo tutor without a key: %j',
    (variables) => {
      expect(functionsWith(variables)).toMatchObject({
        AI_BASE_URL: 'http://127.0.0.1:1/_local/openai/v1',
        AI_SPEECH_MODEL: 'demo-tutor',
      });
    },
  );

  test('is that of the stage with a key alone', () => {
    const { ai } = settingsFor('demo');
    const environment = functionsWith({ OPENAI_API_KEY: 'key' });
    expect(environment).toMatchObject({ AI_CHAT_MODEL: ai.chatModel, AI_SPEECH_MODEL: ai.speechModel });
    for (const name of ['AI_BASE_URL', 'AI_CHAT_FIELDS', 'AI_MODERATION'])
      expect(environment).not.toHaveProperty(name);
  });

  test('is chosen by variables, each kind by its own', () => {
    const variables = {
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1',
      OPENAI_MODEL: 'talks',
      OPENAI_MODERATION_MODEL: 'judges',
      OPENAI_EMBEDDING_MODEL: 'compares',
      OPENAI_IMAGE_MODEL: 'draws',
      OPENAI_TRANSCRIPTION_MODEL: 'hears',
      OPENAI_SPEECH_MODEL: 'speaks',
      OPENAI_VOICE: 'alto',
      OPENAI_SETTINGS: '{"moderation":"chat","chatFields":{"top_k":20},"lacks":["pictures"]}',
    };
    expect(realModel(variables)?.key).toBe('none');
    expect(functionsWith(variables)).toMatchObject({
      AI_BASE_URL: 'http://127.0.0.1:8080/v1',
      AI_CHAT_MODEL: 'talks',
      AI_MODERATION: 'chat',
      AI_MODERATION_MODEL: 'judges',
      AI_EMBEDDING_MODEL: 'compares',
      AI_IMAGE_MODEL: 'draws',
      AI_TRANSCRIPTION_MODEL: 'hears',
      AI_SPEECH_MODEL: 'speaks',
      AI_VOICE: 'alto',
      AI_CHAT_FIELDS: '{"top_k":20}',
      AI_LACKS: 'pictures',
    });
  });

  test('moderates by itself unless another moderates', () => {
    const variables = {
      OPENAI_API_KEY: 'none',
      OPENAI_MODEL: 'talks',
      OPENAI_SETTINGS: '{"moderation":"chat"}',
    };
    expect(functionsWith(variables)).toMatchObject({ AI_MODERATION: 'chat', AI_MODERATION_MODEL: 'talks' });
  });

  test.each([
    [{ OPENAI_SETTINGS: '{moderation:chat}' }, 'OPENAI_SETTINGS is no JSON'],
    [{ OPENAI_SETTINGS: '{"moderation":"none"}' }, 'ai.moderation'],
    [{ OPENAI_SETTINGS: '{"model":"talks"}' }, 'model'],
    [{ OPENAI_BASE_URL: 'localhost' }, 'ai.baseUrl'],
  ])('is refused with a reason: %j', (variables, reason) => {
    expect(() => realModel({ OPENAI_API_KEY: 'none', ...variables })).toThrow(reason);
  });
});

test('a price that is not set stays that of the stage', () => {
  const { prices } = settingsFor('demo', { ai: { prices: { own: { in: 1, out: 2 } } } }).ai;
  expect(prices).toMatchObject({ own: { in: 1, out: 2 }, 'gpt-5-mini': { in: 0.25, out: 2 } });
});
