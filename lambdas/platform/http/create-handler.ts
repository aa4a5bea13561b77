import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Answer, Endpoint, Endpoints, Input, Role } from '../../../contract/endpoint';
import { ApiError } from '../api-error';
import { correlate, log } from '../log';
import { parseInput } from './parse';
import { json, refusal } from './response';

export interface Claims {
  readonly sub: string;
  readonly groups: readonly string[];
}

/** Whoever is calling, as far as the door is concerned. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
}

type RequestFor<E extends Endpoint, A> = Input<E> & (E['who'] extends 'anyone' ? unknown : { actor: A });

/** A use case for every endpoint of the subject: leaving one out does not compile. */
export type UseCases<E extends Endpoints, A> = {
  readonly [K in keyof E]: (request: RequestFor<E[K], A>) => Promise<Answer<E[K]>>;
};

type ApiRequest = middy.Request<
  APIGatewayProxyEvent,
  APIGatewayProxyResult,
  Error,
  Context,
  Record<string, unknown>
>;

type AnyUseCase = (request: unknown) => Promise<unknown>;

const claimsOf = (event: APIGatewayProxyEvent): Claims => {
  const claims = event.requestContext.authorizer?.claims as Record<string, string> | undefined;
  if (claims?.sub === undefined) throw new ApiError('unauthenticated');
  return { sub: claims.sub, groups: claims['cognito:groups']?.split(',') ?? [] };
};

/** What the endpoint does not declare does not leave. */
const cut = (endpoint: Endpoint, answer: unknown) => endpoint.response.parse(answer);

/** Logs the request, and turns whatever was thrown into an answer. */
const observed = (routeOf: (event: APIGatewayProxyEvent) => string) => {
  const finish = ({ event, internal }: ApiRequest, status: number, code?: string) => {
    const ms = Math.round(performance.now() - Number(internal.started));
    log.info('served', { route: routeOf(event), status, code, ms });
  };
  return {
    before: (request: ApiRequest) => {
      request.internal.started = performance.now();
      correlate(request.event.requestContext.requestId);
    },
    after: (request: ApiRequest) => finish(request, request.response?.statusCode ?? 0),
    onError: (request: ApiRequest) => {
      const { error, event } = request;
      if (!(error instanceof ApiError)) log.error('fault', error, { route: routeOf(event) });
      const known = error instanceof ApiError ? error : new ApiError('server_error');
      finish(request, known.status, known.code);
      request.response = refusal(known);
    },
  };
};

/**
 * The Lambda handler of one subject. API Gateway has matched the route already, so dispatch is one map
 * lookup; then identify, check the role, parse, run the use case, cut the answer to what is declared.
 */
export const createHandler = <E extends Endpoints, A extends Caller>(
  endpoints: E,
  useCases: UseCases<E, A>,
  identify: (claims: Claims) => Promise<A>,
  { streams = false }: { streams?: boolean } = {},
) => {
  const routeOf = (event: APIGatewayProxyEvent) => `${event.httpMethod} ${event.resource}`;
  const routes = new Map(
    Object.entries(endpoints).map(([key, endpoint]) => [
      `${endpoint.method} ${endpoint.path}`,
      { endpoint, run: useCases[key] as unknown as AnyUseCase },
    ]),
  );
  return middy<APIGatewayProxyEvent>({ streamifyResponse: streams, timeoutEarlyInMillis: 0 })
    .use(observed(routeOf))
    .handler(async (event: APIGatewayProxyEvent) => {
      const route = routes.get(routeOf(event));
      if (route === undefined) throw new ApiError('route_not_found');
      const { endpoint, run } = route;
      const actor = endpoint.who === 'anyone' ? undefined : await identify(claimsOf(event));
      if (actor !== undefined && !endpoint.who.includes(actor.role)) throw new ApiError('forbidden');
      const answer = await run({ ...parseInput(endpoint, event), actor });
      return json(200, cut(endpoint, answer));
    });
};
