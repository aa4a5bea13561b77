import { isLacking } from './features';
import { moderate } from './moderate';

/**
 * Whether moderation flags a name that one person chose and others read; false if the stage's service lacks the check. The
 * model gets only the name. Throws `FeatureOff` while an operator has switched the check off, and when moderation is down or takes
 * longer than `milliseconds`.
 */
export const isFlaggedName = async (name: string, milliseconds: number): Promise<boolean> => {
  if (isLacking('names')) return false;
  const [flagged] = await moderate('names', [name], AbortSignal.timeout(milliseconds));
  return flagged === true;
};
