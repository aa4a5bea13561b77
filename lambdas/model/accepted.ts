import { APIError } from 'openai';
import { log } from '../platform/log';
import { type ModelUse, refusedStatuses } from './client';

/** Parameters without which a call is still complete, by name. */
type Optional = Readonly<Record<string, unknown>>;

/** What this function instance no longer sends, because the service has refused it: services differ in what they know. */
const refused = new Map<ModelUse, ReadonlySet<string>>();

const remember = (use: ModelUse, names: readonly string[]): void => {
  if (names.length === 0) return;
  refused.set(use, new Set([...(refused.get(use) ?? []), ...names]));
  log.info('parameters left out', { use, names: names.join() });
};

const format = /response_format|json_schema|json_object|structured.?outputs?\b|\bschema\b|\bgrammar\b/i;

/** How services speak of a parameter other than by its name. */
const saidOf: Readonly<Record<string, RegExp>> = {
  bounds: format,
  json_schema: format,
  json_object: format,
  dimensions: /\bdimensions\b|matryoshka/i,
};

/** A word such as "quality" is a parameter only where it is quoted or called one: an error may quote the input. */
const patternOf = (name: string): RegExp =>
  saidOf[name] ??
  new RegExp(
    name.includes('_')
      ? `\\b${name}\\b`
      : `['"\`]${name}\\\\?['"\`]|(?:argument|parameter|field)s?(?: supplied)?:? ${name}\\b`,
  );

/**
 * The parameter that an error refuses: the first that its message names ("Unsupported parameter: 'max_tokens' … Use
 * 'max_completion_tokens' instead"). Undefined for any other error.
 */
const refusedBy = (error: unknown, sent: readonly string[]): string | undefined => {
  if (!(error instanceof APIError && refusedStatuses.includes(error.status))) return undefined;
  const [first] = sent
    .map((name) => ({ name, at: error.message.search(patternOf(name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return first?.name;
};

/**
 * Calls a service with those optional parameters that it accepts. If it refuses one, the call is repeated without it; if that
 * helped, later calls of this instance leave it out at once. Of two that a message cannot tell apart, the first is left out
 * first. Throws the client's errors.
 */
export const withAccepted = async <A>(
  use: ModelUse,
  optional: Optional,
  call: (accepted: Optional) => Promise<A>,
): Promise<A> => {
  const known = refused.get(use);
  const accepted = new Map(Object.entries(optional).filter(([name]) => !known?.has(name)));
  const leftOut: string[] = [];
  for (;;) {
    try {
      const answer = await call(Object.fromEntries(accepted));
      remember(use, leftOut);
      return answer;
    } catch (error) {
      const name = refusedBy(error, [...accepted.keys()]);
      if (name === undefined) throw error;
      leftOut.push(name);
      accepted.delete(name);
    }
  }
};
