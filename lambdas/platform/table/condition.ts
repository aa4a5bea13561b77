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
export type Condition = (p: Placeholders) => string;

export const absent =
  (attribute: string): Condition =>
  (p) =>
    `attribute_not_exists(${p.name(attribute)})`;

export const present =
  (attribute: string): Condition =>
  (p) =>
    `attribute_exists(${p.name(attribute)})`;

export const equal =
  (attribute: string, value: unknown): Condition =>
  (p) =>
    `${p.name(attribute)} = ${p.value(value)}`;

export const below =
  (attribute: string, value: string | number): Condition =>
  (p) =>
    `${p.name(attribute)} < ${p.value(value)}`;

/** A list or a map of so many entries. */
export const sized =
  (attribute: string, size: number): Condition =>
  (p) =>
    `size(${p.name(attribute)}) = ${p.value(size)}`;

const joined =
  (word: 'AND' | 'OR') =>
  (...conditions: Condition[]): Condition =>
  (p) =>
    `(${conditions.map((condition) => condition(p)).join(` ${word} `)})`;

export const all = joined('AND');
export const any = joined('OR');
