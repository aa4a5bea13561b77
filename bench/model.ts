import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatFeature } from '../contract/metrics';
import type { Route } from '../local/http';

/** A model service for one benchmark, used by the cloud instead of its demo tutor. */
export const startModel = async (route: Route, cloud: { readonly url: string }) => {
  const server = http.createServer((request, response) => {
    void route(request, response, new URL(request.url ?? '/', 'http://127.0.0.1'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await fetch(`${cloud.url}/_local/model`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }),
  });
  return { close: () => server.close() };
};

export interface Counted {
  calls: number;
  tokens: number;
}

/** The calls of the chat model for some features and their tokens so far, as the functions' metrics count them. */
export const countedIn = (logs: readonly string[], features: readonly ChatFeature[]): Counted => {
  const ofFeature = new RegExp(`"feature":"(?:${features.join('|')})","model":"(?!omni-moderation)`);
  const sum = { calls: 0, tokens: 0 };
  for (const line of logs) {
    if (!ofFeature.test(line)) continue;
    sum.calls += Number(/"ai_calls":(\d+)/.exec(line)?.[1] ?? 0);
    sum.tokens += Number(/"ai_tokens":(\d+)/.exec(line)?.[1] ?? 0);
  }
  return sum;
};
