import type { ErrorDeclarations } from '../error';

export const onboardingErrors = {
  invitation_role: { status: 403, text: 'Your invitation is for another kind of account.' },
  terms_not_agreed: {
    status: 409,
    text: 'Please read and agree to the Terms and Conditions first.',
    ends: true,
  },
  too_young: { status: 403, text: 'You need to be at least 8 years old to join Inkwren.' },
  age_held: {
    status: 409,
    text: 'You told us another age first, and that one counts. If it was a mistake, please ask who invited you for help.',
  },
  adults_only: { status: 403, text: 'Teachers and parents need to be at least 18 years old.' },
  profile_exists: { status: 409, text: 'Your profile is set up already.', ends: true },
  username_taken: { status: 409, text: 'Username already taken. Please choose a different one.' },
  username_not_allowed: { status: 409, text: 'That name does not work here. Please choose a different one.' },
  past_book_duplicate: { status: 409, text: 'This book is already in your past books list' },
} as const satisfies ErrorDeclarations;
