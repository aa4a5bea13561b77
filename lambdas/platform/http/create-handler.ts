import middy from '@middy/core';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { commonErrors } from '../../../contract/common-errors';
import {
  type Answer,
  type Endpoint,
  type Endpoints,
  type Input,
  streamsAnswers,
} from '../../../contract/endpoint';
import type { ErrorDeclaration, ErrorDeclarations } from '../../../contract/error';
import { ApiError, type Refusal } from '../api-error';
import { type Account, accountOf } from './account';
import { compressed } from './compress';
import { isForm, seeOther } from './form';
import { logging, refusing } from './middlewares';
import { parseInput } from './parse';
import { json, refusal } from './response';

export type Caller<E extends Endpoint, A> = E['who'] extends 'anyone'
  ? unknown
  : E['who'] extends 'signed-in'
    ? { account: Account }
    : { actor: A };

/** One use case per endpoint of the subject: a missing one does not compile. */
export type UseCases<E extends Endpoints, A> = {
  readonly [K in keyof E]: (request: Input<E[K]> & Caller<E[K], A>) => Promise<Answer<E[K]>>;
};

type CodesOf<E extends Endpoint> = E extends { errors: readonly (infer C extends string)[] } ? C : never;

/**
 * The errors that the subject's endpoints declare; a missing one does not compile. The common errors are added by `asRefusal`.
 */
export type ErrorsOf<E extends Endpoints> = ErrorDeclarations &
  Record<Exclude<CodesOf<E[keyof E]>, keyof typeof commonErrors>, ErrorDeclaration>;

/** Identifies the caller and authorizes the request. Throws the refusal. */
export type Admit<A> = (account: Account, endpoint: Endpoint) => Promise<A>;

type AnyUseCase = (request: unknown) => Promise<unknown>;

const callerOf = async <A>(endpoint: Endpoint, event: APIGatewayProxyEvent, admit: Admit<A>) => {
  if (endpoint.who === 'anyone') return {};
  const account = accountOf(event.requestContext.authorizer?.claims);
  return endpoint.who === 'signed-in' ? { account } : { actor: await admit(account, endpoint) };
};

/** Removes fields that the endpoint does not declare. */
const cut = (endpoint: Endpoint, answer: unknown) => endpoint.response.parse(answer);

/**
 * The Lambda handler of one subject. API Gateway has matched the route, so dispatch is one map lookup. The handler then admits
 * the caller, parses the input, runs the use case and reduces the answer to the declared fields.
 */
export const createHandler = <E extends Endpoints, A>(
  endpoints: E,
  errors: ErrorsOf<E>,
  useCases: UseCases<E, A>,
  admit: Admit<A>,
) => {
  const streams = streamsAnswers(endpoints);
  const routeOf = (event: APIGatewayProxyEvent) => `${event.httpMethod} ${event.resource}`;
  const routes = new Map<string, { endpoint: Endpoint; run: AnyUseCase }>(
    Object.entries(endpoints).map(([key, endpoint]) => [
      `${endpoint.method} ${endpoint.path}`,
      { endpoint, run: useCases[key] as unknown as AnyUseCase },
    ]),
  );
  /** The pages to redirect to, for an endpoint that accepts a plain HTML form. */
  const pagesFor = (event: APIGatewayProxyEvent) =>
    isForm(event) ? routes.get(routeOf(event))?.endpoint.form : undefined;

  const answerTo = (event: APIGatewayProxyEvent, refused: Refusal) => {
    const pages = pagesFor(event);
    return pages === undefined ? refusal(refused) : seeOther(pages.failed);
  };
  return middy<APIGatewayProxyEvent>({ streamifyResponse: streams, timeoutEarlyInMillis: 0 })
    .use(logging(routeOf))
    .use(refusing(routeOf, errors, answerTo))
    .handler(async (event: APIGatewayProxyEvent) => {
      const route = routes.get(routeOf(event));
      if (route === undefined) throw new ApiError('route_not_found');
      const { endpoint, run } = route;
      const caller = await callerOf(endpoint, event, admit);
      const answer = await run({ ...parseInput(endpoint, event), ...caller });
      const pages = pagesFor(event);
      if (pages !== undefined) return seeOther(pages.done);
      const result = json(200, cut(endpoint, answer));
      return streams ? compressed(result, event) : result;
    });
};
