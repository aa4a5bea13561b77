import { judgeWords } from '../model/judge-words';
import { ApiError } from '../platform/api-error';

/** Throws `class_name_refused` for words that are not for children, and `class_name_unchecked` while moderation is down. */
export const checkClassName = async (name: string): Promise<void> => {
  const verdict = await judgeWords(name);
  if (verdict === 'unfit') throw new ApiError('class_name_refused');
  if (verdict === 'unchecked') throw new ApiError('class_name_unchecked');
};
