import { books } from './books';
import { consent } from './consent';
import type { Endpoints } from './endpoint';
import { invitations } from './invitations';
import { onboarding } from './onboarding';
import { quiz } from './quiz';
import { user } from './user';

/** Every endpoint, by subject: one subject is one function. */
export const contract = { user, onboarding, invitations, consent, books, quiz } satisfies Record<
  string,
  Endpoints
>;

export type Subject = keyof typeof contract;
