import { tableName } from './client';
import { type Condition, Placeholders } from './condition';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/**
 * `add` increments or decrements a number, or appends to a list, atomically, from zero or an empty list if the attribute is absent. A
 * name with dots addresses an entry of a map, which must exist.
 */
export interface Changes {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly add?: Readonly<Record<string, number | readonly unknown[]>>;
  readonly remove?: readonly string[];
  /** Set only if the attribute is absent. */
  readonly initial?: Readonly<Record<string, unknown>>;
}

export const putInput = (item: Record<string, unknown>, condition?: Condition) => {
  const p = new Placeholders();
  return {
    TableName: tableName(),
    Item: item,
    ...(condition && { ConditionExpression: condition(p), ...p.attributes }),
  };
};

const expressionOf = (
  { set = {}, add = {}, remove = [], initial = {} }: Changes,
  p: Placeholders,
): string => {
  const assigned = (some: object, worth: (name: string, value: unknown) => string) =>
    Object.entries(some).map(([name, value]) => `${p.name(name)} = ${worth(name, value)}`);
  const orFirst = (name: string, value: unknown) => `if_not_exists(${p.name(name)}, ${p.value(value)})`;
  const all = [
    ...assigned(set, (_, value) => p.value(value)),
    ...assigned(add, (name, value) =>
      typeof value === 'number'
        ? `${orFirst(name, 0)} + ${p.value(value)}`
        : `list_append(${orFirst(name, [])}, ${p.value(value)})`,
    ),
    ...assigned(initial, orFirst),
  ];
  const assignments = `SET ${all.join(', ')}`;
  return remove.length === 0
    ? assignments
    : `${assignments} REMOVE ${remove.map((n) => p.name(n)).join(', ')}`;
};

/** `changes` must assign at least one attribute. */
export const updateInput = (key: Key, changes: Changes, condition?: Condition) => {
  const p = new Placeholders();
  const UpdateExpression = expressionOf(changes, p);
  const ConditionExpression = condition?.(p);
  return {
    TableName: tableName(),
    Key: { ...key },
    UpdateExpression,
    ...(ConditionExpression !== undefined && { ConditionExpression }),
    ...p.attributes,
  };
};

export const deleteInput = (key: Key, condition?: Condition) => {
  const p = new Placeholders();
  return {
    TableName: tableName(),
    Key: { ...key },
    ...(condition && { ConditionExpression: condition(p), ...p.attributes }),
  };
};
