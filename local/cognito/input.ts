import { invalidParameter } from './errors';

/** A request body that parsed as a JSON object. Its fields are validated when they are read. */
export type Input = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> => {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
};

export const optionalText = (input: Input, name: string): string | undefined => {
  const value = Object.hasOwn(input, name) ? input[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidParameter(`${name} must be a string`);
  return value;
};

export const text = (input: Input, name: string): string => {
  const value = optionalText(input, name);
  if (value) return value;
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  throw invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must not be null`,
  );
};

/** A missing entry of AuthParameters or ChallengeResponses has another error text than a missing field. */
export const parameter = (parameters: Record<string, string>, name: string): string => {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

/** A map of strings, empty when absent. */
export const textMap = (input: Input, name: string): Record<string, string> => {
  const value = input[name] ?? {};
  if (!isRecord(value)) throw invalidParameter(`${name} must be a map`);
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') throw invalidParameter(`${name}.${key} must be a string`);
  }
  return value as Record<string, string>;
};

/** A list of `{ Name, Value }` as a map, empty when absent. A missing Value counts as empty. */
export const attributeMap = (input: Input, name: string): Record<string, string> => {
  const list = input[name] ?? [];
  if (!Array.isArray(list)) throw invalidParameter(`${name} must be a list`);
  return Object.fromEntries(
    list.map((entry) => {
      if (!isRecord(entry)) throw invalidParameter(`${name} must hold Name and Value`);
      return [text(entry, 'Name'), optionalText(entry, 'Value') ?? ''];
    }),
  );
};
