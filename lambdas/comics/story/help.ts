import { newYorkDay } from '../../../contract/rules/day';
import type { UserItem } from '../../accounts/find';
import type { Person } from '../../accounts/identify';
import { helpFor } from '../../flags/help-for';
import { now } from '../../platform/clock';
import { hashOf } from '../../platform/secret';
import { findCrisisInStory } from '../../safety/crisis/find-crisis-in-story';
import type { Told } from './noticed-crisis';

/**
 * The fixed reply to a story in which our own rules find a crisis; undefined for any other story. A story sent again raises no
 * second flag.
 */
export const helpForStory = (
  { user_id, story, feature }: Told,
  user: UserItem,
): Promise<string | undefined> =>
  helpFor({ id: user_id, user }, feature, hashOf(story), findCrisisInStory(story));

/**
 * As `helpForStory`, for a story that is saved while the child writes. One flag per day for each kind of crisis and audience,
 * because the text differs at each save.
 */
export const helpForDraft = ({ id, user }: Person, story: string): Promise<string | undefined> => {
  const crisis = findCrisisInStory(story);
  const messageId = [newYorkDay(now()), crisis?.kind, crisis?.mayKnow].join('-');
  return helpFor({ id, user }, 'draft', messageId, crisis);
};
