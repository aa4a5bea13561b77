import * as z from 'zod/mini';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { realtime } from '../../contract/realtime/messages';

/** A field that accepts these words is free text, whatever its purpose. */
const words = 'my dad hits me';

/** The paths of the texts of a schema that accept any words. */
const textsOf = (schema: z.core.$ZodType, path: string): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return z.safeParse(schema, words).success ? [path] : [];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsOf(field, `${path}.${name}`));
    case 'array':
      return textsOf(def.element, `${path}[]`);
    case 'record':
      return textsOf(def.valueType, `${path}{}`);
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return textsOf(def.innerType, path);
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'number':
      return [];
    default:
      throw new Error(`Unknown kind of field: ${def.type} at ${path}`);
  }
};

const mayBeOfAStudent = ({ who }: Pick<Endpoint, 'who'>) => who === 'signed-in' || who.includes('student');

const textsOfCalls = (isOf: (endpoint: Endpoint) => boolean): string[] =>
  Object.entries(contract).flatMap(([subject, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, endpoint]) => isOf(endpoint))
      .flatMap(([name, endpoint]) =>
        (['params', 'query', 'body'] as const).flatMap((part) => {
          const schema = endpoint[part];
          return schema === undefined ? [] : textsOf(schema, `${subject}.${name}.${part}`);
        }),
      ),
  );

/** Every text that teachers and parents can write freely in calls that are not for students, too. */
export const textsOfGrownUps = (): string[] =>
  textsOfCalls(({ who }) => !mayBeOfAStudent({ who }) && (who.includes('teacher') || who.includes('parent')));

/** Every text that a signed-in student can write freely: by calls and by messages of the socket. */
export const freeTexts = (): string[] => {
  const calls = textsOfCalls(mayBeOfAStudent);
  const messages = Object.entries(realtime.client)
    .filter(([, { who }]) => who.includes('student'))
    .flatMap(([name, { payload }]) => textsOf(payload, `realtime.${name}`));
  return [...calls, ...messages];
};
