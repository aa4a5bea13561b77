import type { Call, Endpoint, Received } from '../../contract/endpoint';
import { type ErrorCode, errors } from '../../contract/errors';
import type { Report } from './report';

interface Expected {
  /** The refusal that is right. */
  readonly refused?: ErrorCode;
  /** Refusals that say that a service of others, such as the model, does not answer. */
  readonly down?: readonly ErrorCode[];
}

/** Somebody who calls endpoints: a person with a token, or anybody without one. */
export interface Caller {
  readonly name: string;
  readonly token?: string;
}

class Unexpected extends Error {
  override readonly name = 'Unexpected';
}

const addressOf = (origin: string, { path }: Endpoint, input: Record<string, Record<string, unknown>>) => {
  const { params = {}, query = {} } = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${origin}/api${filled}${search.size === 0 ? '' : `?${search}`}`;
};

/**
 * Calls the site's endpoints. An answer is parsed by the contract's schema, and one that does not fit has failed; so has a refusal
 * with another code or status than the contract has.
 */
export const callsTo = (origin: string, report: Report) => {
  const ask = async (endpoint: Endpoint, { token }: Caller, input: object) => {
    const { body } = input as { body?: unknown };
    const response = await fetch(addressOf(origin, endpoint, input as never), {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    try {
      return { status: response.status, answer: JSON.parse(text) };
    } catch {
      throw new Unexpected(`${response.status} without JSON: ${text.slice(0, 120)}`);
    }
  };

  /** One call without a line. Throws `Unexpected` for a refusal. */
  const quietly = async <E extends Endpoint>(
    endpoint: E,
    who: Caller,
    input: Call<E>,
  ): Promise<Received<E>> => {
    const { status, answer } = await ask(endpoint, who, input);
    if (status !== 200)
      throw new Unexpected(`${status} ${answer.code ?? JSON.stringify(answer).slice(0, 200)}`);
    return endpoint.response.parse(answer) as Received<E>;
  };

  /** One call, with its line. Undefined for a refusal. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    who: Caller,
    input: Call<E>,
    { refused, down = [] }: Expected = {},
  ): Promise<Received<E> | undefined> => {
    const name = `${endpoint.method} ${endpoint.path} (${who.name}${refused === undefined ? '' : `: ${refused}`})`;
    const begin = performance.now();
    const line = (outcome: 'ok' | 'down' | 'FAILED', note?: string) =>
      report.add({
        name,
        outcome,
        milliseconds: performance.now() - begin,
        ...(note !== undefined && { note }),
      });
    try {
      const { status, answer } = await ask(endpoint, who, input);
      if (status === 200 && refused === undefined) {
        const parsed = endpoint.response.parse(answer) as Received<E>;
        line('ok');
        return parsed;
      }
      const code = answer.code as ErrorCode | undefined;
      if (refused !== undefined && code === refused && status === errors[refused].status) line('ok');
      else if (code !== undefined && down.includes(code)) line('down', code);
      else line('FAILED', `${status} ${code ?? JSON.stringify(answer).slice(0, 200)}`);
    } catch (error) {
      line('FAILED', (error as Error).message.slice(0, 300));
    }
    return undefined;
  };

  return { call, quietly };
};

export type Calls = ReturnType<typeof callsTo>;

/** Asks until the answer is defined, or throws after the time. Each wait is counted in the line that it belongs to. */
export const until = async <T>(seconds: number, ask: () => Promise<T | undefined>): Promise<T> => {
  for (const end = performance.now() + seconds * 1000; ; ) {
    const value = await ask();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error(`nothing within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
};
