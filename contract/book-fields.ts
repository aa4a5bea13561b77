import * as z from 'zod/mini';

export const BookId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/));
export const Rating = z.int().check(z.minimum(1), z.maximum(5));
