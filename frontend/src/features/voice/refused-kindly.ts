import { isNotNowCode } from '../../subjects/controls/not-now';

/** Whether a voice chat does not begin or go on although nothing is broken. */
export const isRefusedKindly = (code: string): boolean => code === 'voice_busy' || isNotNowCode(code);
