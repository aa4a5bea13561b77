import { ApiFailure } from '../../lib/api';

/** Whether nothing is broken: the work of the model rests for today, or operators have switched it off. */
export const isNotNowCode = (code: string): boolean => code === 'ai_resting' || code === 'paused';

export const isNotNow = (error: Error | null): boolean =>
  error instanceof ApiFailure && isNotNowCode(error.code);

/** The text of a failure, with what still works if nothing is broken. */
export const wordsFor = (error: Error, stillWorks: string): string =>
  isNotNow(error) ? `${error.message} ${stillWorks}` : error.message;
