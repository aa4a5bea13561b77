import { commonErrors } from '../../contract/errors/common';
import { voiceErrors } from '../../contract/errors/voice';

const errors = { ...commonErrors, ...voiceErrors };

/** An error as a message of the socket. */
export const refusal = (code: keyof typeof errors) =>
  ({ type: 'error', message: errors[code].text, code }) as const;
