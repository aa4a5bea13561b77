import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelEnvironment } from '../../lib/model-environment';
import type { Settings } from '../../lib/settings-schema';
import { awsJson } from '../http';
import type { RealModel } from '../real-model';
import { bundleTries } from './bundle';
import { type Call, recordCalls } from './record-calls';
import type * as Tries from './tries';

export interface Tried {
  readonly name: string;
  /** `refused`: by our checks. `failed`: by the service, or too late. `off`: by the settings. */
  readonly outcome: 'accepted' | 'refused' | 'failed' | 'off';
  readonly milliseconds: number;
  readonly calls: readonly Call[];
  /** How many answers of the model our checks have judged; 0 if none came. */
  readonly passes: number;
  /** Undefined if it is not known of each call. */
  readonly dollars: number | undefined;
  /** What came out. */
  readonly result: string;
  /** Why answers were refused, in their order. */
  readonly flaws: readonly string[];
}

/** Undefined if the model has no price, or an answer that costs something states no tokens, as spoken ones do. */
const costOf = (
  { model, status, tokensIn, tokensOut }: Call,
  prices: Settings['ai']['prices'],
): number | undefined => {
  const price = prices[model];
  const isCounted = tokensIn + tokensOut > 0 || status >= 400 || price?.in === 0;
  return price && isCounted ? (tokensIn * price.in + tokensOut * price.out) / 1e6 : undefined;
};

const dollarsOf = (calls: readonly Call[], prices: Settings['ai']['prices']): number | undefined => {
  const costs = calls.map((call) => costOf(call, prices));
  return costs.every((cost) => cost !== undefined) ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
};

interface Line {
  readonly message?: string;
  readonly reason?: string;
  readonly reasons?: string;
  readonly names?: string;
}

const flawsIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ message, reason, reasons, names }) => {
    if (message === 'parameters left out') return [`left out: ${names}`];
    const why = reason ?? reasons;
    return why === undefined ? [] : [message === 'unusable answer' ? why : `${message}: ${why}`];
  });

/** The product's code logs to the standard output, one JSON object a line. */
const withLog = async <A>(work: () => Promise<A>): Promise<{ result: A; lines: Line[] }> => {
  const lines: Line[] = [];
  const usual = process.stdout.write;
  process.stdout.write = ((text: string) => {
    lines.push(JSON.parse(text));
    return true;
  }) as typeof process.stdout.write;
  try {
    return { result: await work(), lines };
  } finally {
    process.stdout.write = usual;
  }
};

const outcomes: Readonly<Record<string, Tried['outcome']>> = {
  UnusableAnswer: 'refused',
  CannotWrite: 'refused',
  BookUnknown: 'refused',
  NoticedCrisis: 'refused',
  FeatureOff: 'off',
};

type Ended = Pick<Tried, 'outcome' | 'result' | 'flaws'>;

const ended = (run: () => Promise<string>): Promise<Ended> =>
  run().then(
    (result) => ({ outcome: 'accepted', result, flaws: [] }),
    ({ name, message }: Error) => ({
      outcome: outcomes[name] ?? 'failed',
      result: '',
      flaws: [`${message || name}`.slice(0, 160)],
    }),
  );

/** The key as functions get it. */
const serveKey = async (key: string) => {
  const route = awsJson({ GetSecretValue: () => ({ SecretString: key }) });
  const server = http.createServer(
    (request, response) => void route(request, response, new URL('http://127.0.0.1')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Asks every feature once, one after the other, and tells each result to `tell` when it is there. */
export const tryModel = async (
  { key, ai }: RealModel,
  tell: (tried: Tried) => void = () => undefined,
): Promise<Tried[]> => {
  const { tries }: typeof Tries = require(await bundleTries());
  const keys = await serveKey(key);
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: keys.url,
    STAGE: 'demo',
    AI_KEY_SECRET: 'key',
    ...modelEnvironment(ai),
  });
  const all: Tried[] = [];
  try {
    for (const [name, run] of tries) {
      const began = performance.now();
      const service = ai.baseUrl ?? 'https://api.openai.com/v1';
      const {
        result: { result, lines },
        calls,
      } = await recordCalls(service, () => withLog(() => ended(run)));
      const tried: Tried = {
        name,
        ...result,
        milliseconds: performance.now() - began,
        calls,
        passes:
          lines.filter(({ message }) => message === 'unusable answer').length +
          Number(['accepted', 'refused'].includes(result.outcome)),
        dollars: dollarsOf(calls, ai.prices),
        flaws: [...flawsIn(lines), ...result.flaws],
      };
      all.push(tried);
      tell(tried);
    }
  } finally {
    keys.close();
  }
  return all;
};
