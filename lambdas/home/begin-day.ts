import type { home } from '../../contract/home/endpoints';
import { storyOn } from '../../contract/rules/stories-in-parts';
import { dayEnd } from '../../contract/rules/week';
import type { Admitted } from '../accounts/admitted';
import { now } from '../platform/clock';
import { newsOf } from './news';
import { partsReadBy } from './story-store';
import { visitOf } from './visit';

/** The child's day on the first screen: the same at every visit of the day, but for friends, controls and the story. */
export const beginDay = async ({ actor }: Admitted<typeof home.beginDay>) => {
  const visit = await visitOf(actor);
  const [news, parts] = await Promise.all([newsOf(actor, visit), partsReadBy(actor.id)]);
  const { day, since, surprise } = visit;
  return {
    day,
    ends_at: dayEnd(now()).toISOString(),
    since,
    news,
    surprise,
    story: storyOn(day, parts) ?? null,
  };
};
