import type { IncomingMessage } from 'node:http';
import type { Template } from '../template/template';

/** The number of requests per second, and the number at once after a pause. */
interface Limit {
  readonly rate: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  /** The last time it was filled, in milliseconds since the epoch. */
  at: number;
}

interface MethodSetting {
  readonly HttpMethod: string;
  readonly ResourcePath: string;
  readonly ThrottlingRateLimit?: number;
  readonly ThrottlingBurstLimit?: number;
}

/** The number of clients that are remembered; the oldest are dropped. */
const mostBuckets = 10_000;

const everyMethod = '* /*';

/** The stage's method settings: a slash in a path is written as `~1` there, as in a JSON pointer. */
const limitsOf = (template: Template): Map<string, Limit> => {
  const { MethodSettings = [] } = template.only('AWS::ApiGateway::Stage')[1].Properties as {
    MethodSettings?: readonly MethodSetting[];
  };
  return new Map(
    MethodSettings.flatMap(({ HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit }) =>
      ThrottlingRateLimit === undefined || ThrottlingBurstLimit === undefined
        ? []
        : [
            [
              `${HttpMethod} ${ResourcePath.replace(/^\/~1/, '/').replaceAll('~1', '/')}`,
              { rate: ThrottlingRateLimit, burst: ThrottlingBurstLimit },
            ],
          ],
    ),
  );
};

/**
 * The client of a request. On the laptop all requests come from one address; a caller that stands for another client sends
 * the header as CloudFront does, which appends the address it sees.
 */
export const addressOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || String(socket.remoteAddress);

/**
 * The throttles of the template's stage, by token buckets
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html). AWS counts the
 * requests of all clients together, and a firewall those of an address; here each address has the whole limit to itself.
 * Returns whether a request may pass.
 */
export const throttleOf = (template: Template, now: () => number) => {
  const limits = limitsOf(template);
  const buckets = new Map<string, Bucket>();
  return (address: string, method: string, resource: string): boolean => {
    const own = `${method} ${resource}`;
    const limit = limits.get(own) ?? limits.get(everyMethod);
    if (limit === undefined) return true;
    const key = `${address} ${own}`;
    const { tokens, at } = buckets.get(key) ?? { tokens: limit.burst, at: now() };
    const gained = (Math.max(0, now() - at) / 1000) * limit.rate;
    const held = Math.min(limit.burst, tokens + gained);
    const passes = held >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? held - 1 : held, at: now() });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= mostBuckets) break;
      buckets.delete(oldest);
    }
    return passes;
  };
};
