import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { LocalFunction } from '../functions/local-function';
import { type Route, readBody, TooLarge } from '../http';
import type { Template } from '../template/template';
import { restEvent } from './event';
import { addressOf, throttleOf } from './throttle';

/** What one method of the template needs to be served. */
interface Method {
  readonly httpMethod: string;
  readonly resource: string;
  readonly pattern: RegExp;
  readonly authorized: boolean;
  readonly target: LocalFunction;
}

export interface RestOptions {
  readonly template: Template;
  functionOf(uri: unknown): LocalFunction;
  /** By what time throttles fill up, in milliseconds since the epoch. */
  now(): number;
  /** The claims of a valid ID token; undefined for anything else. */
  verify(token: string): Promise<Record<string, string> | undefined>;
}

/** API Gateway takes 10 MB; what it hands to a function may have 6. */
const bodyLimit = 6 * 1024 * 1024;

interface MethodProperties {
  HttpMethod: string;
  AuthorizationType: string;
  ResourceId: { Ref?: string };
  Integration: { Uri: unknown };
}

const pathOf = (template: Template, resourceId: string | undefined): string => {
  if (resourceId === undefined) return '';
  const { PathPart, ParentId } = template.get(resourceId).Properties as {
    PathPart?: string;
    ParentId?: { Ref?: string };
  };
  return PathPart === undefined ? '' : `${pathOf(template, ParentId?.Ref)}/${PathPart}`;
};

/** Literal paths before those with parameters, as API Gateway chooses. */
const bySpecificity = (a: Method, b: Method) =>
  (a.resource.match(/\{/g)?.length ?? 0) - (b.resource.match(/\{/g)?.length ?? 0);

const methodsOf = ({ template, functionOf }: RestOptions): Method[] =>
  template
    .of('AWS::ApiGateway::Method')
    .map(([, { Properties }]) => {
      const { HttpMethod, AuthorizationType, ResourceId, Integration } =
        Properties as unknown as MethodProperties;
      const resource = pathOf(template, ResourceId.Ref);
      return {
        httpMethod: HttpMethod,
        resource,
        pattern: new RegExp(`^${resource.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        authorized: AuthorizationType === 'COGNITO_USER_POOLS',
        target: functionOf(Integration.Uri),
      };
    })
    .sort(bySpecificity);

/** The template's own answers to what API Gateway refuses by itself. */
const gatewayResponses = (template: Template) => {
  const declared = new Map(
    template.of('AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => {
      const { ResponseType, StatusCode, ResponseTemplates } = Properties as {
        ResponseType: string;
        StatusCode: string;
        ResponseTemplates: Record<string, string>;
      };
      return [ResponseType, { status: Number(StatusCode), body: ResponseTemplates['application/json'] }];
    }),
  );
  return (response: ServerResponse, type: string) => {
    const { status = 500, body = '{}' } = declared.get(type) ?? declared.get('DEFAULT_5XX') ?? {};
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(body);
  };
};

interface ProxyResult {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** What API Gateway does to an answer that it holds as a whole: one that streams it passes on as it is. */
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

/** Serves the template's REST API below its stage's name. */
export const restApi = (options: RestOptions): { stage: string; route: Route } => {
  const { template, verify } = options;
  const stage = String(template.only('AWS::ApiGateway::Stage')[1].Properties.StageName);
  const { MinimumCompressionSize } = template.only('AWS::ApiGateway::RestApi')[1].Properties;
  const compressFrom = Number(MinimumCompressionSize ?? Number.POSITIVE_INFINITY);
  const methods = methodsOf(options);
  const refuse = gatewayResponses(template);
  const mayPass = throttleOf(template, options.now);

  const claimsFor = (authorization = '') => verify(authorization.replace(/^Bearer /, ''));

  const route: Route = async (request, response, url) => {
    const path = url.pathname.slice(stage.length + 1);
    const method = methods.find((m) => m.httpMethod === request.method && m.pattern.test(path));
    if (method === undefined) return refuse(response, 'MISSING_AUTHENTICATION_TOKEN');
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
      const result = (await method.target.invoke(event, {
        onHead: ({ statusCode, headers }) => response.writeHead(statusCode, headers),
        onChunk: (chunk) => response.write(chunk),
      })) as ProxyResult | null;
      if (result !== null) sendCompressed(request, response, result, compressFrom);
      else response.end();
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      if (error instanceof TooLarge) return refuse(response, 'REQUEST_TOO_LARGE');
      if (error instanceof URIError) return refuse(response, 'DEFAULT_4XX');
      // A function that timed out is to API Gateway one that failed.
      refuse(response, 'DEFAULT_5XX');
    }
  };
  return { stage, route };
};
