import { type ErrorCode, errors } from '../../contract/errors';

/** An error as a message of the socket. */
export const refusal = (code: ErrorCode) => ({ type: 'error', message: errors[code].text, code }) as const;
