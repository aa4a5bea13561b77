import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { LocalFunction } from '../functions/local-function';
import { type Route, readBody, TooLarge } from '../http';
import type { Template } from '../template/template';
import { addressOf } from './address';
import { restEvent } from './event';
import { refusalBy } from './resource-policy';
import { type GatewayResponses, methodsOf, restBody } from './rest-body';
import { throttleOf } from './throttle';

export interface RestOptions {
  readonly template: Template;
  functionOf(uri: unknown): LocalFunction;
  /** The clock of the throttles, in milliseconds since the epoch. */
  now(): number;
  /** The claims of a valid ID token; undefined for any other token. */
  verify(token: string): Promise<Record<string, string> | undefined>;
}

/** API Gateway accepts 10 MB but passes at most 6 MB to a function. */
const bodyLimit = 6 * 1024 * 1024;

/** Sends the document's answers for refusals of API Gateway itself. */
const gatewayResponses =
  (declared: GatewayResponses = {}) =>
  (response: ServerResponse, type: string) => {
    const { statusCode = '500', responseTemplates } = declared[type] ?? declared.DEFAULT_5XX ?? {};
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(Number(statusCode), headers);
    response.end(responseTemplates?.['application/json'] ?? '{}');
  };

interface ProxyResult {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Compresses a buffered answer as API Gateway does. A streamed answer is passed on unchanged. */
const sendCompressed = (
  request: IncomingMessage,
  response: ServerResponse,
  { statusCode, headers, body = '' }: ProxyResult,
  from: number,
) => {
  const compresses =
    Buffer.byteLength(body) >= from && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(statusCode, { ...headers, ...(compresses && { 'content-encoding': 'gzip' }) });
  response.end(compresses ? gzipSync(body) : body);
};

/** Serves the template's REST API below the name of its stage. */
export const restApi = (options: RestOptions): { stage: string; route: Route } => {
  const { template, verify } = options;
  const stage = String(template.only('AWS::ApiGateway::Stage')[1].Properties.StageName);
  const body = restBody(template);
  const compressFrom = body['x-amazon-apigateway-minimum-compression-size'] ?? Number.POSITIVE_INFINITY;
  const methods = methodsOf(template, body, options.functionOf);
  const refuse = gatewayResponses(body['x-amazon-apigateway-gateway-responses']);
  const isRefused = refusalBy(body['x-amazon-apigateway-policy']);
  const mayPass = throttleOf(template, options.now);

  const claimsFor = (authorization = '') => verify(authorization.replace(/^Bearer /, ''));

  const route: Route = async (request, response, url) => {
    const path = url.pathname.slice(stage.length + 1);
    const method = methods.find((m) => m.httpMethod === request.method && m.pattern.test(path));
    if (method === undefined) return refuse(response, 'MISSING_AUTHENTICATION_TOKEN');
    if (isRefused(request.headers)) return refuse(response, 'ACCESS_DENIED');
    if (!mayPass(addressOf(request), method.httpMethod, method.resource))
      return refuse(response, 'THROTTLED');
    const claims = method.authorized ? await claimsFor(request.headers.authorization) : undefined;
    if (method.authorized && claims === undefined) return refuse(response, 'UNAUTHORIZED');
    try {
      const body = await readBody(request, bodyLimit);
      const groups = method.pattern.exec(path)?.groups;
      const pathParameters =
        groups && Object.fromEntries(Object.entries(groups).map(([k, v]) => [k, decodeURIComponent(v)]));
      const event = restEvent(request, url, {
        resource: method.resource,
        path,
        pathParameters: pathParameters ?? null,
        claims,
        body,
        stage,
      });
      const whole = (await method.target.invoke(event, {
        onHead: ({ statusCode, headers }) => method.streams && response.writeHead(statusCode, headers),
        onChunk: (chunk) => method.streams && response.write(chunk),
      })) as ProxyResult | null;
      if ((whole === null) !== method.streams) throw new Error('The answer is not of the transfer mode');
      if (whole === null) response.end();
      else sendCompressed(request, response, whole, compressFrom);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      if (error instanceof TooLarge) return refuse(response, 'REQUEST_TOO_LARGE');
      if (error instanceof URIError) return refuse(response, 'DEFAULT_4XX');
      // API Gateway treats a timeout of a function as a failure.
      refuse(response, 'DEFAULT_5XX');
    }
  };
  return { stage, route };
};
