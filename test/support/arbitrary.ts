import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.JSONSchema;

/** Interesting values for a field of this name, in addition to generated ones. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** Names with a meaning in JavaScript, and text that trips parsers, databases and screens. */
const oddTexts = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc\u200b',
  '\ufeff',
  'e\u0301\u0327'.repeat(40),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '../../etc/passwd',
  'USER#x',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}%n%s',
  'x'.repeat(5000),
];

/** Halves of characters, which are none. */
const surrogates = { first: 0xd800, count: 0x800 };

/** Any character. Fast-check's own (`unit: 'binary'`) is the same, but lists all of them first, which takes over a second. */
const character = fc.nat({ max: 0x10ffff - surrogates.count }).map(
  (place) => String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  (one) => {
    const point = typeof one === 'string' && one.isWellFormed() ? one.codePointAt(0) : undefined;
    if (point === undefined || one !== String.fromCodePoint(point)) throw new Error('Not one character');
    return point < surrogates.first ? point : point - surrogates.count;
  },
);

const text = fc.oneof(fc.string({ unit: character }), fc.string(), fc.constantFrom(...oddTexts));

const matching = new Map<string, fc.Arbitrary<string>>();

/** Cached, because fast-check takes longer to prepare a generator than to generate its values. */
const textLike = (pattern: string) => {
  const text = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matching.set(pattern, text);
  return text;
};

const textOf = ({ pattern, minLength = 0, maxLength = 5000 }: Schema) => {
  if (pattern !== undefined) return textLike(pattern);
  const sized = fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, minLength + 40) });
  const longest = fc.constant('é'.repeat(maxLength));
  return fc.oneof({ arbitrary: sized, weight: 4 }, text, longest);
};

const integerOf = ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema) =>
  fc.integer({ min: minimum, max: maximum });

const objectOf = ({ properties = {}, required = [] }: Schema, hints: Hints): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties).map(([name, field]) => {
    const madeUp = accepted(field as Schema, hints);
    const known = hints[name];
    return [name, known === undefined ? madeUp : fc.oneof(madeUp, fc.constantFrom(...known))] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
};

/** Mostly valid values; `validFor` filters the rest. Throws for an unsupported schema. */
const accepted = (schema: Schema, hints: Hints): fc.Arbitrary<unknown> => {
  const { type, anyOf, oneOf, allOf, items, minItems, maxItems } = schema;
  const choices =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : []);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => accepted(choice as Schema, hints)));
  if (allOf !== undefined) return accepted(Object.assign({ ...schema, allOf: undefined }, ...allOf), hints);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(accepted(items as Schema, hints), { minLength: minItems, maxLength: maxItems });
    case 'object':
      return objectOf(schema, hints);
    case undefined:
      // `z.unknown()`: anything.
      if (Object.keys(schema).every((key) => key.startsWith('$'))) return fc.jsonValue();
      throw new Error(`No values can be made up for ${JSON.stringify(schema)} yet`);
    default:
      throw new Error(`No values can be made up for ${JSON.stringify(schema)} yet`);
  }
};

/**
 * A text that is tidied before it is checked is generated like the tidied text: random ones hardly ever match the check, and
 * `validFor` would refuse a thousand for each one it finds.
 */
const likeTidied: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = ({
  zodSchema,
  jsonSchema,
}) => {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type !== 'string') return;
  const { pattern } = z.toJSONSchema(def.out);
  if (pattern !== undefined) jsonSchema.pattern = pattern;
};

/** Any value that the schema accepts, in its JSON form. */
export const validFor = (schema: z.ZodMiniType, hints: Hints = {}): fc.Arbitrary<unknown> =>
  accepted(z.toJSONSchema(schema, { io: 'input', override: likeTidied }), hints).filter(
    (value) => schema.safeParse(value).success,
  );

type Path = readonly string[];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** An unexpected value. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [null], nested(2000)),
  fc.jsonValue(),
);

/** All places in a JSON value: the value, its fields and theirs. */
const places = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, field]) => places(field, [...at, key]))]
    : [at];

const changed = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  const step = ([name, field]: [string, unknown]): [string, unknown] => [
    name,
    name === key ? changed(field, rest, change) : field,
  ];
  return Array.isArray(value)
    ? value.map((field, i) => step([String(i), field])[1])
    : Object.fromEntries(Object.entries(value as object).map(step));
};

/** Replaces a value, removes it, or adds a field to it. */
const changes: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  odd.map((value) => () => value),
  fc.constant(() => undefined),
  fc.tuple(fc.constantFrom(...oddTexts), odd).map(([name, value]) => (old: unknown) => {
    if (typeof old !== 'object' || old === null) return [old];
    return Array.isArray(old) ? [...old, value] : Object.fromEntries([...Object.entries(old), [name, value]]);
  }),
);

/** The value after serialization: undefined fields are missing. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const short = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1000).toWellFormed();

/** The value as parts of an address, which are short, well-formed texts. */
const asText = (value: unknown): Record<string, string> => {
  const fields = typeof value === 'object' && value !== null ? value : { odd: value };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [short(name), short(field)]));
};

/** A valid value with one change that the schema refuses. */
export const invalidFor = (
  schema: z.ZodMiniType,
  { hints, text = false }: { hints?: Hints; text?: boolean } = {},
): fc.Arbitrary<unknown> =>
  validFor(schema, hints)
    .chain((value) => {
      const all = places(value);
      return fc.tuple(fc.constantFrom(...all), changes).map(([at, change]) => changed(value, at, change));
    })
    .map((value) => (text ? asText(asJson(value)) : asJson(value)))
    .filter((value) => !schema.safeParse(value).success);

/** Bodies that are not a JSON object. */
export const notAnObject: [what: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['half of an object', '{"id":'],
  ['an object and more', '{} {}'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '3'],
  ['a text', '"id"'],
  ['a number beyond all numbers', '1e999'],
  ['a NUL', '\u0000'],
  ['20,000 arrays in each other', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
];

/** Bodies over the limits of the product, the gateway and the function. */
export const tooLarge: [size: string, body: string][] = [
  ['64 KB of letters', JSON.stringify({ x: 'x'.repeat(64 * 1024) })],
  ['40,000 letters of two bytes', JSON.stringify({ x: 'é'.repeat(40_000) })],
  ['100 KB', JSON.stringify({ x: 'x'.repeat(100 * 1024) })],
  ['64 KB and a byte', JSON.stringify({ x: 'x'.repeat(64 * 1024 - 7) })],
  ['65 KB in arrays', JSON.stringify({ x: Array.from({ length: 33 * 1024 }, () => 0) })],
  ['99 KB of spaces', `${' '.repeat(99 * 1024)}{}`],
  // Beyond the payload limits of a function and of the gateway.
  ['7 MB', JSON.stringify({ x: 'x'.repeat(7 * 1024 * 1024) })],
  ['11 MB', JSON.stringify({ x: 'x'.repeat(11 * 1024 * 1024) })],
];

/** Invalid identifiers that can stand in an address. */
export const oddIds = ['%zz', '%', '%00', '%c3%28', '%ff', '%ed%a0%80', 'a%00b', '..%2f..', '%F0%9F%90%A6'];

/** Paths without an endpoint. */
export const noAddresses = [
  '/',
  '/nowhere',
  '/%zz',
  '/%00',
  '/%',
  '/user%2Fbooks',
  '/user/%2e%2e/nowhere',
  '/__proto__',
  '/user;a=b',
];
