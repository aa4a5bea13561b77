import type { ErrorDeclarations } from '../error';

export const familyErrors = {
  gifts_used_up: {
    status: 429,
    text: 'You have given ten gifts this week. From Monday on there are ten new ones.',
  },
  gift_not_found: { status: 404, text: 'This gift is gone.' },
} as const satisfies ErrorDeclarations;
