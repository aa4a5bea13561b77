import { commonErrors } from '../../contract/common-errors';
import { flagsOf } from '../../contract/error';
import { voiceErrors } from '../../contract/voice/errors';

const errors = { ...commonErrors, ...voiceErrors };

/** An error as a message of the socket. */
export const refusal = (code: keyof typeof errors, until?: string) =>
  ({
    type: 'error',
    message: errors[code].text,
    code,
    ...flagsOf(errors[code]),
    ...(until !== undefined && { until }),
  }) as const;
