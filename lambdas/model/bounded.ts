import * as z from 'zod/mini';

/**
 * A text and a list of an answer, with the bound that the model is told and a service may enforce, so that a small model ends.
 * Our own parser takes more: the checks of the answer decide.
 */
export const textUpTo = (maxLength: number) => z.string().register(z.globalRegistry, { maxLength });

export const listUpTo = <S extends z.ZodMiniType>(maxItems: number, item: S) =>
  z.array(item).register(z.globalRegistry, { maxItems });

/** A list with one item for each of `count` things that were asked. */
export const listOf = <S extends z.ZodMiniType>(count: number, item: S) =>
  z.array(item).register(z.globalRegistry, { minItems: count, maxItems: count });
