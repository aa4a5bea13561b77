import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../../local/http';

/** The body of a request, by field; of an upload its text under `raw`. */
type Body = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status?: number;
  /** JSON; a buffer is sent as it is. */
  readonly body: unknown;
}

const parsed = (sent: Buffer): Body => {
  try {
    return JSON.parse(sent.toString());
  } catch {
    return { raw: sent.toString('latin1') };
  }
};

/** A model service in this process that a test lets refuse what it likes. Records the bodies of all calls but of those for keys. */
export const startRefusing = async () => {
  const service = {
    answer: (_path: string, _body: Body): Answer => ({ body: {} }),
    seen: [] as Body[],
  };
  const server = http.createServer(async (request, response) => {
    const body = parsed(await readBody(request, 16 << 20));
    const isForKey = request.headers['x-amz-target'] !== undefined;
    if (!isForKey) service.seen.push(body);
    const answer: Answer = isForKey
      ? { body: { SecretString: 'key' } }
      : service.answer(String(request.url).replace('/v1', ''), body);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body));
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
    AI_CHAT_MODEL: 'chat',
    AI_CHAT_OPTIONS: '{}',
    AI_MODERATION_MODEL: 'judge',
    AI_EMBEDDING_MODEL: 'any',
    AI_IMAGE_MODEL: 'draws',
    AI_TRANSCRIPTION_MODEL: 'hears',
    AI_SPEECH_MODEL: 'speaks',
    AI_VOICE: 'coral',
  });
  return Object.assign(service, {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
};
