import { errors } from './registry/errors';

/**
 * Every error, declared once by its subject, with its status and its text for the user. The server answers `{ error: text,
 * code }`, and the browser shows the text unchanged. The subject's `error-guide.ts` explains when each error happens and what
 * helps. The browser loads only the subjects whose texts it uses without an answer of the server.
 */
export { errors };

export type ErrorCode = keyof typeof errors;

/** Errors that any endpoint may answer, so that declarations need not repeat them. */
const commonCodes = [
  'invalid_input',
  'body_too_large',
  'too_many_requests',
  'server_error',
  'timed_out',
] as const satisfies readonly ErrorCode[];

/** Further errors of every endpoint that requires a role. */
const roleCodes = [
  'unauthenticated',
  'profile_incomplete',
  'consent_required',
  'forbidden',
] as const satisfies readonly ErrorCode[];

/** The errors of an endpoint besides its own, by who may call it. */
export const sharedErrors = (who: readonly string[] | 'signed-in' | 'anyone'): readonly ErrorCode[] => {
  if (who === 'anyone') return commonCodes;
  return [...(who === 'signed-in' ? (['unauthenticated'] as const) : roleCodes), ...commonCodes];
};
