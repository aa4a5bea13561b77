import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { compressedFrom } from '../../../contract/rules/transport';

const acceptsGzip = ({ headers }: APIGatewayProxyEvent): boolean => {
  const accepted = Object.entries(headers ?? {}).find(
    ([name]) => name.toLowerCase() === 'accept-encoding',
  )?.[1];
  return (accepted ?? '').split(',').some((coding) => {
    const [name, weight] = coding.trim().split(/\s*;\s*q=/);
    return name === 'gzip' && Number(weight ?? 1) > 0;
  });
};

/** Compresses streamed answers, because API Gateway compresses only complete ones. The body becomes a stream of bytes. */
export const compressed = (
  result: APIGatewayProxyResult,
  event: APIGatewayProxyEvent,
): APIGatewayProxyResult => {
  if (!acceptsGzip(event) || Buffer.byteLength(result.body) < compressedFrom) return result;
  const body = Readable.from([gzipSync(result.body)]) as unknown as string;
  return { ...result, headers: { ...result.headers, 'content-encoding': 'gzip' }, body };
};
