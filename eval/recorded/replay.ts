import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody, sendJson } from '../../local/http';

/** What the recorded service answers next: content by the name of the schema. A name without an answer gets 503. */
export type Answers = Record<string, (material: string) => unknown>;

/** The classifier notices nothing, unless a recording says otherwise. */
const calm: Answers = { crisis_check: () => ({ kind: 'nothing', sure: true }) };

interface Completion {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}

/**
 * An OpenAI-compatible service that answers from recordings. Its moderation finds nothing, so that a figure shows what our own
 * rules find. Sets the environment of this process so that the product's code asks it.
 */
export const startReplay = async () => {
  let answers: Answers = {};
  const asked = new Map<string, number>();
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse((await readBody(request, 1 << 20)).toString());
    if (request.headers['x-amz-target'] !== undefined)
      return sendJson(response, 200, { SecretString: 'key' });
    if (request.url?.endsWith('/moderations'))
      return sendJson(response, 200, { results: [body.input].flat().map(() => ({ flagged: false })) });
    const { messages, response_format } = body as Completion;
    const { name } = response_format.json_schema;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    const content = { ...calm, ...answers }[name]?.(
      messages.find(({ role }) => role === 'user')?.content ?? '',
    );
    if (content === undefined) return sendJson(response, 503, { error: { message: `no ${name}` } });
    sendJson(response, 200, {
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(content) } },
      ],
      usage: { total_tokens: 1 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
    STAGE: 'demo',
    AI_BASE_URL: `${url}/v1`,
    AI_KEY_SECRET: 'key',
    AI_CHAT_MODEL: 'recorded',
    AI_CHAT_OPTIONS: '{}',
    AI_MODERATION_MODEL: 'recorded',
  });
  return {
    asked,
    answer: (next: Answers) => {
      answers = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Replay = Awaited<ReturnType<typeof startReplay>>;
