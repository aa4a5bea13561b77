import type { APIGatewayProxyResult } from 'aws-lambda';
import type { Refusal } from '../api-error';

/** Answers contain a user's data: no cache may store them. */
export const json = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

export const refusal = ({ error: { code, fields, progress }, declared }: Refusal): APIGatewayProxyResult => {
  const { status, text, retryAfter } = declared;
  const answer = json(status, { error: text, code, fields, progress });
  if (retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } };
};
