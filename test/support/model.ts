import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LibraryBook, readLibrary } from '../../lambdas/stock/own-books';
import { readBody, sendJson } from '../../local/http';
import { answer } from '../../local/tutor/answers';
import { embeddings } from '../../local/tutor/embeddings';
import { speech, transcription } from '../../local/tutor/voice/audio';

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema?: { readonly name: string } };
  readonly reasoning_effort?: string;
  readonly max_completion_tokens?: number;
}

/** The feature that sent the request. */
export const taskOf = ({ response_format }: ChatRequest) => response_format?.json_schema?.name ?? '';

/** The material of a request. */
export const materialOf = ({ messages }: ChatRequest) =>
  messages.find(({ role }) => role === 'user')?.content ?? '';

let library: readonly LibraryBook[] | undefined;

/** The demo tutor's answer, for a test to change. */
// biome-ignore lint/suspicious/noExplicitAny: the answer of any task
export const honest = (request: ChatRequest): any => {
  library ??= readLibrary('library');
  return answer(library, { task: taskOf(request), material: materialOf(request) });
};

/** The answer of a solver that knows these right options. It omits questions whose right option it does not know. */
export const solutionsTo = (request: ChatRequest, answers: ReadonlyMap<string, string>) => {
  const listed = materialOf(request)
    .split(/\n(?=\d+\. )/)
    .map((part) => part.split('\n'));
  return listed.flatMap(([stem = '', ...options]) => {
    const [, number, question = ''] = /^(\d+)\. (.*)/.exec(stem) ?? [];
    const option = options.findIndex((one) => one.replace(/^ +\d\) /, '') === answers.get(question));
    return option < 0 ? [] : [{ question: Number(number), option: option + 1 }];
  });
};

/** The behaviour of a test's model. Replace its parts before a call. */
export interface Script {
  /** The content of an answer, by the number of the call from 0; a rejection is a failure of the service, with its `status`. */
  chat(request: ChatRequest, call: number): string | Promise<string>;
  /** The content of the classifier's answer about a child's words. Its requests are not among those of `chat`. */
  crisis(request: ChatRequest): string | Promise<string>;
  /** The results of moderation. */
  moderate(input: readonly string[]): unknown;
  /** The embeddings of an answer; the input is the demo tutor's. */
  embed(entries: readonly object[]): unknown;
  /** What is answered for a text to be spoken; a number is the status of a failure. */
  speak(body: { readonly input: string; readonly response_format?: string }): Buffer | number;
  finishReason: string;
}

/**
 * An OpenAI-compatible service in this process that follows a script and records its requests: in `all` each one, as its
 * path and its bytes. It hears and speaks like the demo tutor.
 */
export const startModel = async () => {
  const calm: Script = {
    chat: () => '{}',
    crisis: () => JSON.stringify({ kind: 'nothing', sure: true }),
    moderate: (input) => input.map(() => ({ flagged: false })),
    embed: (entries) => entries,
    speak: speech,
    finishReason: 'stop',
  };
  const script = { ...calm };
  const seen = {
    all: [] as string[],
    chat: [] as ChatRequest[],
    crisis: [] as ChatRequest[],
    moderated: [] as string[][],
    spoken: [] as string[],
  };
  const server = http.createServer(async (request, response) => {
    const sent = await readBody(request, 16 << 20);
    if (request.headers['x-amz-target'] === undefined)
      seen.all.push(`${request.url?.replace(/^(\/v1)+/, '')} ${sent.toString('latin1')}`);
    if (request.url?.endsWith('/audio/transcriptions')) {
      const heard = await transcription(sent, String(request.headers['content-type']));
      return sendJson(response, 200, heard ?? {});
    }
    const body = JSON.parse(sent.toString());
    if (request.url?.endsWith('/audio/speech')) {
      seen.spoken.push(body.input);
      const spoken = script.speak(body);
      if (typeof spoken === 'number')
        return sendJson(response, spoken, { error: { message: 'The service is down' } });
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(spoken);
      return;
    }
    if (request.headers['x-amz-target'] !== undefined)
      return sendJson(response, 200, { SecretString: 'key' });
    if (request.url?.endsWith('/moderations')) {
      seen.moderated.push(body.input);
      return sendJson(response, 200, { results: script.moderate(body.input) });
    }
    if (request.url?.endsWith('/embeddings')) {
      const answer = embeddings(body);
      return sendJson(response, 200, { ...answer, data: script.embed(answer.data) });
    }
    const isCrisis = taskOf(body) === 'crisis_check';
    const asked = isCrisis ? seen.crisis : seen.chat;
    asked.push(body);
    let content: string;
    try {
      content = await (isCrisis ? script.crisis(body) : script.chat(body, asked.length - 1));
    } catch (error) {
      const { status = 503 } = error as { status?: number };
      return sendJson(response, status, { error: { message: 'The service is down' } });
    }
    sendJson(response, 200, {
      choices: [{ index: 0, finish_reason: script.finishReason, message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${url}/v1`,
    script,
    seen,
    /** The environment of a function that uses this service. */
    environment: {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
      STAGE: 'demo',
      AI_BASE_URL: `${url}/v1`,
      AI_KEY_SECRET: 'key',
      AI_CHAT_MODEL: 'chat',
      AI_CHAT_OPTIONS: '{}',
      AI_MODERATION_MODEL: 'moderation',
    },
    reset() {
      Object.assign(script, calm);
      seen.all.length = 0;
      seen.chat.length = 0;
      seen.crisis.length = 0;
      seen.moderated.length = 0;
      seen.spoken.length = 0;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
};
