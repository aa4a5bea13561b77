import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ErrorDeclarations } from '../../../contract/error';
import { asRefusal, type Refusal } from '../api-error';
import { correlate, log } from '../log';

/** The data that the middlewares of one request share. */
interface Internal extends Record<string, unknown> {
  started?: number;
  code?: string;
}

type Middleware = middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context, Internal>;
type ApiRequest = middy.Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context, Internal>;
type RouteOf = (event: APIGatewayProxyEvent) => string;

/** Logs each request with its route, status, time and error code. All lines of a request have its id. */
export const logging = (routeOf: RouteOf): Middleware => {
  const finish = ({ event, response, internal: { started = 0, code } }: ApiRequest) => {
    const ms = Math.round(performance.now() - started);
    log.info('served', {
      route: routeOf(event),
      status: response?.statusCode ?? 0,
      code,
      ms,
    });
  };
  return {
    before: ({ event, internal }) => {
      internal.started = performance.now();
      correlate(event.requestContext.requestId);
    },
    after: finish,
    onError: finish,
  };
};

/** Turns a thrown value into an answer, and logs a fault. It is registered after the logging, which then knows the answer. */
export const refusing = (
  routeOf: RouteOf,
  errors: ErrorDeclarations,
  answerTo: (event: APIGatewayProxyEvent, refused: Refusal) => APIGatewayProxyResult,
): Middleware => ({
  onError: (request) => {
    const { error, event, internal } = request;
    const refused = asRefusal(error, errors);
    internal.code = refused.error.code;
    if (internal.code === 'server_error') log.error('fault', error, { route: routeOf(event) });
    request.response = answerTo(event, refused);
  },
});
