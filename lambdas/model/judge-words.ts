import { log } from '../platform/log';
import { isLure, readingsOf } from '../safety/output/lures';
import { outputCheck } from '../safety/output/output-check';
import { withoutPersonalData } from '../safety/personal/personal-data';
import { FeatureOff } from './features';
import { isFlaggedName } from './is-flagged-name';

const milliseconds = 8_000;

const flawOf = outputCheck('');

const saysWhereToFind = (words: string): boolean =>
  /\[(?:email|link|handle|number|address)\]/.test(withoutPersonalData(words, []));

const isUnfit = (words: string): boolean =>
  saysWhereToFind(words) ||
  readingsOf(words).some((reading) => flawOf(reading) !== undefined || isLure(reading));

/**
 * Judges a short text of a grown-up, because children read it: it must follow the rules for what is said to children, name no place
 * or address, and pass moderation. `unchecked`: moderation is down, or switched off.
 */
export const judgeWords = async (words: string): Promise<'fit' | 'unfit' | 'unchecked'> => {
  if (isUnfit(words)) return 'unfit';
  try {
    return (await isFlaggedName(words, milliseconds)) ? 'unfit' : 'fit';
  } catch (error) {
    if (!(error instanceof FeatureOff)) log.error('words not checked', error);
    return 'unchecked';
  }
};
