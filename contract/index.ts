import { books } from './books';
import type { Endpoints } from './endpoint';
import { quiz } from './quiz';
import { user } from './user';

/** Every endpoint, by subject: one subject is one function. */
export const contract = { user, books, quiz } satisfies Record<string, Endpoints>;

export type Subject = keyof typeof contract;
