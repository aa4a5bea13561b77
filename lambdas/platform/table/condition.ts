import { now, toSeconds } from '../clock';

/** Collects the names and values of a request's expressions under placeholders. */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  private count = 0;

  /** A dot in a path separates the keys of nested maps. */
  name(path: string): string {
    const placeholders = path.split('.').map((attribute) => {
      const placeholder = `#${attribute.replace(/\W/g, '_')}`;
      this.names[placeholder] = attribute;
      return placeholder;
    });
    return placeholders.join('.');
  }

  value(value: unknown): string {
    const placeholder = `:v${this.count++}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  get attributes() {
    return {
      ExpressionAttributeNames: this.names,
      ...(this.count > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}

/** A condition on the stored item for a write. */
export interface Condition {
  (p: Placeholders): string;
  /** Whether the condition holds when no item is stored. */
  readonly holdsForNothing: boolean;
}

const condition = (holdsForNothing: boolean, expression: (p: Placeholders) => string): Condition =>
  Object.assign(expression, { holdsForNothing });

/** The attribute of DynamoDB's time to live, in Unix seconds. */
export const expiresAt = 'expires_at';

/**
 * The item has expired but is still stored. DynamoDB deletes it within days; reads and writes treat it as absent immediately.
 */
export const expired = condition(false, (p) => `${p.name(expiresAt)} < ${p.value(toSeconds(now()))}`);

export const unexpired = condition(
  true,
  (p) => `(attribute_not_exists(${p.name(expiresAt)}) OR NOT ${expired(p)})`,
);

/** The attribute or the item is absent, or the item has expired. */
export const absent = (attribute: string) =>
  condition(true, (p) => `(attribute_not_exists(${p.name(attribute)}) OR ${expired(p)})`);

export const present = (attribute: string) =>
  condition(false, (p) => `attribute_exists(${p.name(attribute)})`);

export const equal = (attribute: string, value: unknown) =>
  condition(false, (p) => `${p.name(attribute)} = ${p.value(value)}`);

export const below = (attribute: string, value: string | number) =>
  condition(false, (p) => `${p.name(attribute)} < ${p.value(value)}`);

export const atLeast = (attribute: string, value: string | number) =>
  condition(false, (p) => `${p.name(attribute)} >= ${p.value(value)}`);

/** A number, 0 when absent, stays within the limit after the amount is added. */
export const fits = (attribute: string, limit: number, amount = 1) => {
  const room = below(attribute, limit - amount + 1);
  return limit >= amount ? any(absent(attribute), room) : room;
};

/** The attribute is a list or a map with this many entries. */
export const sized = (attribute: string, size: number) =>
  condition(false, (p) => `size(${p.name(attribute)}) = ${p.value(size)}`);

/** The attribute is absent, or a list without this value. */
export const without = (attribute: string, value: unknown) =>
  condition(true, (p) => `(NOT contains(${p.name(attribute)}, ${p.value(value)}))`);

/** The stored time is absent, null or over. */
export const isPast = (attribute: string) =>
  any(absent(attribute), equal(attribute, null), below(attribute, now().toISOString()));

const joined = (word: 'AND' | 'OR', conditions: readonly Condition[], holdsForNothing: boolean) =>
  condition(holdsForNothing, (p) => `(${conditions.map((one) => one(p)).join(` ${word} `)})`);

export const all = (...conditions: Condition[]) =>
  joined(
    'AND',
    conditions,
    conditions.every((one) => one.holdsForNothing),
  );

export const any = (...conditions: Condition[]) =>
  joined(
    'OR',
    conditions,
    conditions.some((one) => one.holdsForNothing),
  );
