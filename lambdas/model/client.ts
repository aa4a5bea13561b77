import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import OpenAI, { APIError } from 'openai';
import type { AiFeature } from '../../contract/metrics';
import { optionalSetting, setting } from '../platform/config';
import { count } from '../platform/metrics';
import { mustBeAvailable } from './features';

/** The statuses of a request that the service does not take: 400, or 422 from services that validate first. */
export const refusedStatuses: readonly (number | undefined)[] = [400, 422];

let key: Promise<string> | undefined;

const readKey = async (): Promise<string> => {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: setting('AI_KEY_SECRET') }),
  );
  return SecretString ?? '';
};

/** The key is read once per function instance; a failure is not cached. */
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
 * A refused request with all of its body as the message: services state their reasons in bodies of many shapes, and the client
 * reads OpenAI's only.
 */
const withReason = async (answer: Response): Promise<Response> => {
  if (!refusedStatuses.includes(answer.status)) return answer;
  const message = await answer.text();
  return Response.json({ error: { message } }, { status: answer.status });
};

/**
 * Sends with the stage's key. A refused key may have been replaced since it was read: the key is read again once, and the
 * call is repeated if the key has changed.
 */
const sendSigned: typeof fetch = async (address, init) => {
  const first = currentKey();
  const answer = await fetch(address, signed(init, await first));
  if (answer.status !== 401) return answer;
  // When several calls are refused at once, the first one reads the key for all of them.
  if (key === first) key = undefined;
  const fresh = await currentKey();
  if (fresh === (await first)) return answer;
  await answer.body?.cancel();
  return fetch(address, signed(init, fresh));
};

const send: typeof fetch = async (...request) => withReason(await sendSigned(...request));

/** Whether the stage uses another service than OpenAI. */
export const isOtherService = (): boolean => optionalSetting('AI_BASE_URL') !== undefined;

let client: OpenAI | undefined;

const openai = (): OpenAI => {
  client ??= new OpenAI({
    apiKey: 'set by send',
    fetch: send,
    baseURL: optionalSetting('AI_BASE_URL'),
    // The caller's signal ends a call. A retry would double the cost of a model that hangs.
    maxRetries: 0,
  });
  return client;
};

/** The part of an answer that states its tokens. It is not trusted: an OpenAI-compatible service may send anything. */
interface Used {
  readonly usage?: { readonly total_tokens?: unknown } | null;
}

export type ModelUse =
  | 'AI_CHAT_MODEL'
  | 'AI_MODERATION_MODEL'
  | 'AI_EMBEDDING_MODEL'
  | 'AI_IMAGE_MODEL'
  | 'AI_TRANSCRIPTION_MODEL'
  | 'AI_SPEECH_MODEL';

/** Not a service that refuses a parameter or an unfit text, and not a caller that needs the answer no longer. */
const isFailure = (error: unknown, { aborted, reason }: AbortSignal): boolean => {
  if (aborted) return reason?.name === 'TimeoutError';
  return !(error instanceof APIError && refusedStatuses.includes(error.status));
};

/**
 * Calls this stage's model service once; no other code calls it. `call` passes the signal, which ends the call. Every call is
 * counted, also a failed one, and so are its failure, and its tokens if the answer states them. Throws `FeatureOff` for a feature that an
 * operator has switched off or that the service lacks, and the client's errors.
 */
export const callModel = async <A extends object>(
  feature: AiFeature,
  use: ModelUse,
  signal: AbortSignal,
  call: (ai: OpenAI, model: string) => Promise<A>,
): Promise<A> => {
  await mustBeAvailable(feature);
  const model = setting(use);
  count('ai_calls', { feature, model });
  const answer = await call(openai(), model).catch((error) => {
    if (isFailure(error, signal)) count('model_failed', { feature, model });
    throw error;
  });
  const tokens = (answer as Used).usage?.total_tokens;
  if (Number.isSafeInteger(tokens) && Number(tokens) > 0)
    count('ai_tokens', { feature, model }, Number(tokens));
  return answer;
};
