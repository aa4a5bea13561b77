import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import OpenAI from 'openai';
import { optionalSetting, setting } from '../config';

let key: Promise<string> | undefined;

const readKey = async (): Promise<string> => {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: setting('AI_KEY_SECRET') }),
  );
  return SecretString ?? '';
};

/** Read once per function instance; a failure is not cached. */
const currentKey = (): Promise<string> => {
  key ??= readKey().catch((error) => {
    key = undefined;
    throw error;
  });
  return key;
};

const signed = (init: RequestInit | undefined, apiKey: string): RequestInit => {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${apiKey}`);
  return { ...init, headers };
};

/**
 * Sends with the stage's key. A refused key may have been replaced since it was read: the key is read again once, and the
 * call is repeated if the key has changed.
 */
const send: typeof fetch = async (address, init) => {
  const first = currentKey();
  const answer = await fetch(address, signed(init, await first));
  if (answer.status !== 401) return answer;
  // Of calls that are refused simultaneously, the first one reads the key for all.
  if (key === first) key = undefined;
  const fresh = await currentKey();
  if (fresh === (await first)) return answer;
  await answer.body?.cancel();
  return fetch(address, signed(init, fresh));
};

let client: OpenAI | undefined;

/** The client of this stage's model service. */
export const openai = (): OpenAI => {
  client ??= new OpenAI({
    apiKey: 'set by send',
    fetch: send,
    baseURL: optionalSetting('AI_BASE_URL'),
    timeout: 45_000,
    maxRetries: 1,
  });
  return client;
};
