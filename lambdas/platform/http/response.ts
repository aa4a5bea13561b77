import type { APIGatewayProxyResult } from 'aws-lambda';
import { flagsOf } from '../../../contract/error';
import type { Refusal } from '../api-error';

/** Answers contain user data, so no cache may store them. */
export const json = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

export const refusal = ({
  error: { code, fields, progress, until },
  declared,
}: Refusal): APIGatewayProxyResult => {
  const { status, text, retryAfter } = declared;
  const answer = json(status, { error: text, code, fields, progress, until, ...flagsOf(declared) });
  if (retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfter) } };
};
