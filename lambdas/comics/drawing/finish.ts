import { comicPoints, countStoryWords } from '../../../contract/rules/comics';
import { newYorkDay } from '../../../contract/rules/day';
import type { UserItem } from '../../accounts/find';
import { countingActivity } from '../../activity/count-activity';
import { award } from '../../ledger/award';
import { now } from '../../platform/clock';
import { count } from '../../platform/metrics';
import type { Write } from '../../platform/table/transact';
import { activityOf } from '../activities';
import { comics } from '../comic-store';
import { comicDays, type Panel, type Storyboard } from '../day-store';
import { comicDrafts, comicOwners, dayComics, isDraftOf } from '../store';
import type { Renamed } from '../story/invented-names';
import { audiencesOf, everybody } from '../wall/audience';
import { type Held, isHeld, LeaseLost } from './lease';

/** The alternative text of a panel: its scene and words. */
const altOf = ({ scene, says, speaker }: Panel, i: number): string => {
  const words =
    says === null ? '' : speaker === null ? ` The words: “${says}”` : ` ${speaker} says: “${says}”`;
  return `Panel ${i + 1}: ${scene.trim()}${words}`;
};

const altsOf = ({ panels }: Storyboard): string[] => panels.map(altOf);

/** A school and classes, far below the limit of 100 writes in a transaction. */
const mostAudiences = 20;

/** The writes that list the comic for the audiences that may see it today. */
const listing = async (
  { user_id, day, id }: Held['place'],
  user: UserItem,
): Promise<Record<string, Write>> => {
  const audiences = [everybody, ...(await audiencesOf(user)).slice(0, mostAudiences)];
  return Object.fromEntries(
    audiences.map((audience) => [audience, dayComics.putting({ user_id, day, id, audience })]),
  );
};

interface Made {
  readonly storyboard: Storyboard;
  readonly renamed: Renamed;
  /** True if both copies are equal, so that one picture serves everybody. */
  readonly isSame: boolean;
}

/**
 * Finishes a comic in one transaction with its points, the place of the day and the end of the draft. It happens once, however
 * often the worker was killed before. Throws `LeaseLost` if another worker holds the drawing.
 */
export const finish = async (
  held: Held,
  user: UserItem,
  { storyboard, renamed, isSame }: Made,
  isDraftOurs = true,
): Promise<void> => {
  const { user_id, day, id, story, style, prompt_id, prompt, picture, shared_picture, created_at } =
    held.place;
  const words = countStoryWords(story);
  const alt = altsOf(storyboard);
  const refused = await award(
    { userId: user_id, cause: `comic#${id}`, points: comicPoints, weeks: user.weeks },
    {
      earnedBy: {
        place: comicDays.updating(
          { user_id, day },
          {
            set: {
              state: 'finished',
              story: '',
              storyboard: null,
              lease_until: null,
              ended_on: newYorkDay(now()),
            },
          },
          isHeld(held),
        ),
        comic: comics.creating({
          user_id,
          id,
          day,
          story,
          shared_story: renamed.text,
          style,
          prompt_id,
          prompt,
          alt: alt.map(renamed.restore),
          shared_alt: alt,
          picture,
          shared_picture: isSame ? picture : shared_picture,
          words,
          points: comicPoints,
          likes: 0,
          reports: 0,
          hidden: false,
          created_at,
        }),
        owner: comicOwners.creating({ id, user_id }),
        ...(isDraftOurs && { draft: comicDrafts.removing({ user_id }, isDraftOf(held.place)) }),
        activity: countingActivity(user_id, activityOf({ day, words }), {
          set: { read_at: held.place.created_at },
        }),
        ...(await listing(held.place, user)),
      },
    },
  );
  if (refused.includes('place')) throw new LeaseLost();
  // The child has begun another story meanwhile, so the draft stays.
  if (refused.join() === 'draft') return finish(held, user, { storyboard, renamed, isSame }, false);
  if (refused.length > 0) throw new Error(`The comic could not be written: ${refused.join(', ')}`);
  count('comic_done', {});
};
