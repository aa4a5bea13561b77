import type { home } from '../../contract/home/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import { storiesInParts, storyOn } from '../../contract/rules/stories-in-parts';
import type { Admitted } from '../accounts/admitted';
import { countingActivity } from '../activity/count-activity';
import { now } from '../platform/clock';
import { transact } from '../platform/table/transact';
import { partsRead, partsReadBy } from './story-store';

/**
 * Keeps that the open part was read to its end, and counts its words for the day as words of books; without points. Two tabs count
 * it once. Another part than the open one changes nothing.
 */
export const finishPart = async ({
  actor: { id: user_id },
  body: { story, part },
}: Admitted<typeof home.finishPart>) => {
  const day = newYorkDay(now());
  const parts = await partsReadBy(user_id);
  const state = storyOn(day, parts);
  const words = storiesInParts.find(({ id }) => id === story)?.words[part - 1];
  if (state?.story !== story || !state.is_open || part !== state.read + 1 || words === undefined)
    return { story: state ?? null };
  const read = { story, part, day };
  await transact({
    part: partsRead.creating({ user_id, ...read }),
    day: countingActivity(user_id, { kind: 'reading', day, counted: { read: words } }),
  });
  // If another tab was first, it has stored the same.
  return { story: storyOn(day, [...parts, read]) ?? null };
};
