type Test = (value: unknown) => boolean;

const isLeaf: Test = (value) => value !== undefined && (value === null || typeof value !== 'object');

/** As on AWS, `exists` applies to leaves only: a pattern tests for an image by one of its attributes. */
const operators: Readonly<Record<string, (argument: unknown) => Test>> = {
  prefix: (start) => (value) => typeof value === 'string' && value.startsWith(String(start)),
  exists: (wanted) => (value) => isLeaf(value) === wanted,
  'anything-but': (others) => (value) => isLeaf(value) && ![others].flat().includes(value),
};

const rule = (wanted: unknown): Test => {
  if (wanted === null || typeof wanted !== 'object') return (value) => value === wanted;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(wanted);
  const operator = operators[name];
  if (operator === undefined || others.length > 0)
    throw new Error(`The laptop cloud does not know the filter rule ${JSON.stringify(wanted)}`);
  return operator(argument);
};

/** A list or set matches if one of its elements does. */
const anyOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length > 0 ? value.some(test) : test(value);

const field = (pattern: unknown): Test => {
  if (Array.isArray(pattern)) {
    const rules = pattern.map(rule);
    return anyOf((value) => rules.some((test) => test(value)));
  }
  if (pattern === null || typeof pattern !== 'object')
    throw new Error(`A filter's values stand in a list: ${JSON.stringify(pattern)}`);
  const fields = Object.entries(pattern).map(([name, inner]) => [name, field(inner)] as const);
  return anyOf((value) => {
    const object = (value ?? {}) as Record<string, unknown>;
    return fields.every(([name, test]) => test(object[name]));
  });
};

/**
 * Whether a record matches one of an event source mapping's filters. Without filters every record matches. Supports values,
 * `prefix`, `exists` and `anything-but` of EventBridge's patterns, and throws for others.
 */
export const filter = (patterns: readonly string[]): Test => {
  const tests = patterns.map((pattern) => field(JSON.parse(pattern)));
  return (record) => tests.length === 0 || tests.some((test) => test(record));
};
