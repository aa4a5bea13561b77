import type { ErrorDeclarations } from '../error';

export const leaderboardErrors = {
  no_school: { status: 409, text: 'You are not with a school here, so there is no school board.' },
} as const satisfies ErrorDeclarations;
