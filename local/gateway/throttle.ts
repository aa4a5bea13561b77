import type { IncomingMessage } from 'node:http';
import type { Template } from '../template/template';

/** So many requests a second, and so many at once after a while without any. */
interface Limit {
  readonly rate: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  /** When it was filled up last, in milliseconds since the epoch. */
  at: number;
}

interface MethodSetting {
  readonly HttpMethod: string;
  readonly ResourcePath: string;
  readonly ThrottlingRateLimit?: number;
  readonly ThrottlingBurstLimit?: number;
}

/** Of clients that are remembered; the oldest give way. */
const mostBuckets = 10_000;

const everyMethod = '* /*';

/** The stage's method settings: a slash within a path is written as `~1` there, as in a JSON pointer. */
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
 * Who asks: on the laptop everybody comes from one address, and whoever wants to be another says so as CloudFront does,
 * which puts the address it sees at the end.
 */
export const addressOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() || String(socket.remoteAddress);

/**
 * The throttles of the template's stage, by token buckets (https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html).
 * AWS counts the requests of all together, and a firewall those of an address; here each address has all of a limit to
 * itself. Answers whether a request may pass.
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
