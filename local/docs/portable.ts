import type { Json } from './openapi-errors';

/** The characters of a class of Unicode as ranges, up to U+FFFF: without the flag `u` a class has no others. */
const findRanges = (property: string): string => {
  const is = new RegExp(`\\p{${property}}`, 'u');
  const ranges: [number, number][] = [];
  for (let code = 0; code <= 0xffff; code++) {
    if (!is.test(String.fromCharCode(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((ends) => [...new Set(ends)].map(written).join('-')).join('');
};

const known = new Map<string, string>();

/** The ranges of a class, found once: many patterns name the same few classes. */
const rangesOf = (property: string): string => {
  const ranges = known.get(property) ?? findRanges(property);
  known.set(property, ranges);
  return ranges;
};

/** The escape that every engine knows; they write larger codes differently, so that those stand for themselves. */
const written = (code: number): string =>
  code <= 0xff ? `\\x${code.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(code);

/**
 * A pattern that also compiles in RE2, Java and Python and without the flag `u`: ranges instead of `\p{…}`. It accepts what ours
 * accepts, and also the few characters beyond U+FFFF that ours refuses; the server decides.
 */
const portable = (pattern: string): string =>
  pattern
    .replace(/(?<!\[\^?[^\]]*)\\P\{(\w+)\}/g, (_, property) => `[^${rangesOf(property)}]`)
    .replace(/\\p\{(\w+)\}/g, (_, property) => rangesOf(property));

interface ObjectSchema {
  readonly properties: Record<string, { readonly const?: unknown }>;
  readonly required?: readonly string[];
}

/** Generators write an optional constant in different ways, one of them no valid code: it becomes a boolean. */
const withoutOptionalConstants = (schema: ObjectSchema) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => {
      if (typeof property.const !== 'boolean' || schema.required?.includes(name)) return [name, property];
      const { const: only, ...others } = property;
      return [name, { ...others, description: `Always ${only} if present.` }];
    }),
  ),
});

const isObjectSchema = (value: unknown): value is ObjectSchema =>
  typeof (value as { properties?: unknown } | null)?.properties === 'object';

/** A document with schemas that generators of other languages read. */
export const portableDocument = (document: Json): Json =>
  JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') return portable(value);
    return isObjectSchema(value) ? withoutOptionalConstants(value) : value;
  });

/** Invisible characters as escapes, so that a reader of the file sees them. */
export const legible = (json: string): string =>
  json.replace(/[\u007f-\u00a0\u00ad\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
      .join(''),
  );
