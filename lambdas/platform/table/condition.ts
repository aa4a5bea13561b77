import { now, toSeconds } from '../clock';

/** Collects the names and values of one request's expressions under safe placeholders. */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  private count = 0;

  /** A name with dots is a way into maps. */
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

/** What must be true of the stored item for a write to happen. */
export interface Condition {
  (p: Placeholders): string;
  /** Whether it holds where no item is stored. */
  readonly holdsForNothing: boolean;
}

const condition = (holdsForNothing: boolean, expression: (p: Placeholders) => string): Condition =>
  Object.assign(expression, { holdsForNothing });

/** The attribute of DynamoDB's time to live, in seconds since the epoch. */
export const expiresAt = 'expires_at';

/** Stored past its time. DynamoDB deletes such an item within days; to every read and write it is gone at once. */
export const expired = condition(false, (p) => `${p.name(expiresAt)} < ${p.value(toSeconds(now()))}`);

export const unexpired = condition(
  true,
  (p) => `(attribute_not_exists(${p.name(expiresAt)}) OR NOT ${expired(p)})`,
);

/** No such attribute, no item, or an expired item that is still stored. */
export const absent = (attribute: string) =>
  condition(true, (p) => `(attribute_not_exists(${p.name(attribute)}) OR ${expired(p)})`);

export const present = (attribute: string) =>
  condition(false, (p) => `attribute_exists(${p.name(attribute)})`);

export const equal = (attribute: string, value: unknown) =>
  condition(false, (p) => `${p.name(attribute)} = ${p.value(value)}`);

export const below = (attribute: string, value: string | number) =>
  condition(false, (p) => `${p.name(attribute)} < ${p.value(value)}`);

/** A list or a map of so many entries. */
export const sized = (attribute: string, size: number) =>
  condition(false, (p) => `size(${p.name(attribute)}) = ${p.value(size)}`);

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
