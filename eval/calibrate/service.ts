import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFor } from '../../lib/settings';
import { readBody, sendJson } from '../../local/http';
import { embeddings } from '../../local/tutor/embeddings';

/** The name under which the laptop's own embeddings are calibrated. */
const ownModel = 'demo-tutor';

/**
 * Sets the environment of this process so that the product's code asks the service of `OPENAI_BASE_URL` and `OPENAI_API_KEY`,
 * or the laptop's own embeddings.
 */
export const startEmbeddings = async () => {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_EMBEDDING_MODEL: named } = process.env;
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse((await readBody(request, 1 << 20)).toString());
    if (request.headers['x-amz-target'] !== undefined)
      return sendJson(response, 200, { SecretString: key ?? 'none' });
    sendJson(response, 200, embeddings(body));
  });
  // Longer than clients keep a connection, so that none is closed during a request.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isOwn = !key && !baseUrl;
  const model = isOwn ? ownModel : named || settingsFor('demo').ai.embeddingModel;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
    STAGE: 'demo',
    AI_KEY_SECRET: 'key',
    AI_EMBEDDING_MODEL: model,
    ...(isOwn && { AI_BASE_URL: `${url}/v1` }),
    ...(baseUrl && { AI_BASE_URL: baseUrl }),
  });
  return {
    model,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
