import type { controls } from '../../contract/controls/endpoints';
import type { Controls } from '../../contract/controls/fields';
import { familyDay, kindOfDay, type Spent } from '../../contract/rules/controls';
import type { Admitted } from '../accounts/admitted';
import { spendMinutes } from '../accounts/change-controls';
import type { UserItem } from '../accounts/find';
import { controlsOf } from '../accounts/may-do';
import { now } from '../platform/clock';
import { countedOn, countMinutes } from '../platform/daily-count';
import { minutesName } from './minutes-name';

const limitOn = ({ minutes }: Controls, day: string): number | null => minutes[kindOfDay(day)];

/** When today's minutes were used up under a child's new controls; undefined while some are left. */
export const spentUnder = async (
  { id, time_zone, spent_at, spent_until }: UserItem,
  controls: Controls,
): Promise<Spent | undefined> => {
  const { day, until } = familyDay(time_zone, now());
  const limit = limitOn(controls, day);
  if (limit === null || (await countedOn(id, minutesName, day)) < limit) return undefined;
  const end = until.toISOString();
  return { at: (spent_until === end ? spent_at : undefined) ?? now().toISOString(), until: end };
};

/**
 * Counts minutes of the family's day. The door learns from the record that they are used up, so that it reads nothing more. 1
 * read and 1 write unit, and 1 write unit more at the end of the minutes.
 */
export const beat = async ({ actor: { user }, body: { minutes } }: Admitted<typeof controls.beat>) => {
  const { day, began, until } = familyDay(user.time_zone, now());
  const used = await countMinutes(user.id, minutesName, { day, began }, minutes);
  const limit = limitOn(controlsOf(user), day);
  if (limit === null) return { left: null, spent_until: null };
  if (used < limit) return { left: limit - used, spent_until: null };
  const spent_until = until.toISOString();
  if (user.spent_until !== spent_until)
    await spendMinutes(user, { at: now().toISOString(), until: spent_until });
  return { left: 0, spent_until };
};
