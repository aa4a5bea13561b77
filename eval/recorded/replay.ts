import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody, sendJson } from '../../local/http';
import { usage } from '../../local/tutor/usage';

/**
 * What the recorded service answers next: content by the name of the schema, from the material and, at a second try, the message
 * that says why the first answer was refused. A name without an answer gets 503.
 */
export type Answers = Record<string, (material: string, refusal?: string) => unknown>;

/** The classifier notices nothing, unless a recording says otherwise. */
const calm: Answers = { crisis_check: () => ({ kind: 'nothing', sure: true }) };

interface Completion {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}

/** One answered call, in tokens by the tutor's count of four characters each, the schema of the answer included. */
export interface Use {
  readonly schema: string;
  readonly in: number;
  readonly out: number;
}

/**
 * An OpenAI-compatible service that answers from recordings. Its moderation finds nothing, so that a figure shows what our own
 * rules find. Sets the environment of this process so that the product's code asks it.
 */
export const startReplay = async () => {
  let answers: Answers = {};
  const uses: Use[] = [];
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse((await readBody(request, 1 << 20)).toString());
    if (request.headers['x-amz-target'] !== undefined)
      return sendJson(response, 200, { SecretString: 'key' });
    if (request.url?.endsWith('/moderations'))
      return sendJson(response, 200, { results: [body.input].flat().map(() => ({ flagged: false })) });
    const { messages, response_format } = body as Completion;
    const { name } = response_format.json_schema;
    const [material, refusal] = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const answer = { ...calm, ...answers }[name]?.(material ?? '', refusal);
    if (answer === undefined) return sendJson(response, 503, { error: { message: `no ${name}` } });
    const content = JSON.stringify(answer);
    const asked = [...messages.map((message) => message.content), JSON.stringify(response_format)];
    const used = usage(asked.join('\n'), content);
    uses.push({ schema: name, in: used.prompt_tokens, out: used.completion_tokens });
    sendJson(response, 200, {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: used,
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
    /** The answered calls since the last time. */
    takeUses: () => uses.splice(0),
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
