import { memoryOf } from '../../lib/declaration';
import { type DeclaredFunction, functions } from '../../lib/functions';
import type { Invoked } from '../timed-function';

/** The declaration of a function, by its id in the template; undefined for the seed. */
export const declaredAs = (id: string): DeclaredFunction | undefined =>
  functions.find(({ name }) => id.toLowerCase().startsWith(`${name}function`.toLowerCase()));

/** What Lambda charges for one call: its seconds multiplied by the gigabytes of the function. */
export const gigabyteSecondsOf = ({ name, milliseconds }: Invoked): number =>
  (memoryOf(declaredAs(name) ?? {}) / 1024) * (milliseconds / 1000);
