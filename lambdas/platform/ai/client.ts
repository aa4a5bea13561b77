import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import OpenAI from 'openai';
import { optionalSetting, setting } from '../config';

let client: Promise<OpenAI> | undefined;

const connect = async () => {
  const secrets = new SecretsManagerClient({});
  const { SecretString } = await secrets.send(
    new GetSecretValueCommand({ SecretId: setting('AI_KEY_SECRET') }),
  );
  return new OpenAI({
    apiKey: SecretString ?? '',
    baseURL: optionalSetting('AI_BASE_URL'),
    timeout: 45_000,
    maxRetries: 1,
  });
};

/** The model service of this stage. The key is read from its secret once per function instance. */
export const openai = (): Promise<OpenAI> => {
  client ??= connect().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
};
