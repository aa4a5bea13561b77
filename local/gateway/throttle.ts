import type { Template } from '../template/template';

/** The rate is in requests per second; the burst is the maximum number of requests at once. */
interface Limit {
  readonly rate: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  /** The time of the last update, in milliseconds since the epoch. */
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

/** The limits in the stage's method settings, where a slash in a path is written as `~1`, as in a JSON pointer. */
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
 * The throttles of the template's stage, as token buckets
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html). AWS counts the requests of
 * all clients together; here each address has its own limit. Returns whether a request may pass.
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
