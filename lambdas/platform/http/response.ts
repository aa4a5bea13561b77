import type { APIGatewayProxyResult } from 'aws-lambda';
import type { ApiError } from '../api-error';

/** Answers contain a user's data: no cache may store them. */
export const json = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

export const refusal = (error: ApiError): APIGatewayProxyResult => {
  const { status, message, code, fields, progress } = error;
  const answer = json(status, { error: message, code, fields, progress });
  if (error.retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(error.retryAfter) } };
};
