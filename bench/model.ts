import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatFeature } from '../contract/metrics';
import type { Route } from '../local/http';

/** Starts a model service for one benchmark, which replaces the cloud's demo tutor. */
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
  readonly calls: number;
  readonly tokens: number;
}

interface Use extends Counted {
  readonly feature: string;
  readonly isModeration: boolean;
}

/** The calls of models that functions have logged as metrics so far, in the order of the log. */
export const usesIn = (logs: readonly string[]): Use[] =>
  logs.flatMap((line) => {
    const [, feature, model] = /"feature":"([^"]+)","model":"([^"]+)"/.exec(line) ?? [];
    if (feature === undefined || model === undefined) return [];
    const count = (metric: string) => Number(new RegExp(`"${metric}":(\\d+)`).exec(line)?.[1] ?? 0);
    const isModeration = model.includes('moderation');
    return [{ feature, isModeration, calls: count('ai_calls'), tokens: count('ai_tokens') }];
  });

export const sumOf = (uses: readonly Counted[]): Counted => ({
  calls: uses.reduce((sum, { calls }) => sum + calls, 0),
  tokens: uses.reduce((sum, { tokens }) => sum + tokens, 0),
});

/** The number of chat calls for some features and their tokens so far, from the functions' metrics. */
export const countedIn = (logs: readonly string[], features: readonly ChatFeature[]): Counted => {
  const wanted = new Set<string>(features);
  return sumOf(usesIn(logs).filter(({ feature, isModeration }) => wanted.has(feature) && !isModeration));
};
