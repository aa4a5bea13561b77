import { ApiError } from '../../platform/api-error';
import { log } from '../../platform/log';
import { outputCheck } from '../../safety/output/output-check';
import { withoutPersonalData } from '../../safety/personal/personal-data';
import { isFlaggedName } from '../../users/is-flagged-name';
import { isLure, readingsOf } from './lures';

const milliseconds = 8_000;

const flawOf = outputCheck('');

const saysWhereToFind = (name: string): boolean =>
  /\[(?:email|link|handle|number|address)\]/.test(withoutPersonalData(name, []));

const isUnfit = (name: string): boolean =>
  saysWhereToFind(name) ||
  readingsOf(name).some((reading) => flawOf(reading) !== undefined || isLure(reading));

/**
 * Checks the name of a reward, because children read it: it must follow the rules for what is said to children, name no place
 * or address, and pass moderation. Throws `family_reward_refused`, and `family_reward_unchecked` while moderation is down.
 */
export const checkReward = async (name: string): Promise<void> => {
  if (isUnfit(name)) throw new ApiError('family_reward_refused');
  const flagged = await isFlaggedName(name, milliseconds).catch((error) => {
    log.error('reward not checked', error);
    throw new ApiError('family_reward_unchecked');
  });
  if (flagged) throw new ApiError('family_reward_refused');
};
