import { controlCodes } from './controls/kinds';
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

/** Further errors of every endpoint that requires a user. */
const userCodes = ['unauthenticated', 'account_gone'] as const satisfies readonly ErrorCode[];

/** Further errors of every endpoint that requires a role. */
const roleCodes = [
  'profile_incomplete',
  'consent_required',
  'forbidden',
] as const satisfies readonly ErrorCode[];

/** A further error of every endpoint that only operators may call. */
const operatorCodes = ['factor_required'] as const satisfies readonly ErrorCode[];

/** Further errors of an endpoint that does something new. */
const termsCodes = ['terms_required', 'terms_waiting'] as const satisfies readonly ErrorCode[];

/** The declaration of an endpoint, as far as its errors follow from it. */
interface Caller {
  readonly who: readonly string[] | 'signed-in' | 'anyone';
  readonly terms?: 'before' | 'within';
  readonly control?: string;
}

/** The errors of an endpoint besides its own, by who may call it, whether it does something new, and what guardians control. */
export const sharedErrors = ({ who, terms, control }: Caller): readonly ErrorCode[] => {
  const codes = [
    ...(terms === undefined ? [] : termsCodes),
    ...(control === undefined ? [] : controlCodes),
    ...(control === undefined || control === 'screen' ? [] : (['paused'] as const)),
    ...commonCodes,
  ];
  if (who === 'anyone') return codes;
  if (who === 'signed-in') return [...userCodes, ...codes];
  const isForOperators = who.every((role) => role === 'operator');
  return [...userCodes, ...roleCodes, ...(isForOperators ? operatorCodes : []), ...codes];
};
