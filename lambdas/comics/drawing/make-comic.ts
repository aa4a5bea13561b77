import { newYorkDay } from '../../../contract/rules/day';
import { findUser } from '../../accounts/find';
import { ApiError } from '../../platform/api-error';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { count } from '../../platform/metrics';
import { NotYet } from '../../platform/queue/work-off';
import { countDay } from '../../rewards/count-day';
import { answeredWithHelp, type ComicDay, comicDays } from '../day-store';
import type { DrawJob } from '../queue';
import { comicDrafts, isDraftOf } from '../store';
import { NoticedCrisis, raiseNoticed } from '../story/noticed-crisis';
import { Refusal } from '../story/refusal';
import { draw } from './draw';
import { endLease, type Held, keep, LeaseLost, leaseSeconds, takeLease } from './lease';
import { removePicture } from './move-pictures';

/** Removes pages that were lettered before the story was refused. No comic refers to them. */
const removePages = async ({ picture, shared_picture }: ComicDay): Promise<void> => {
  await removePicture(picture);
  await removePicture(shared_picture);
};

/** Frees the place of the day, and makes the story the draft again. */
const refuse = async (held: Held, code: ComicDay['refusal']): Promise<void> => {
  const { user_id, story, style, id, prompt_id: promptId } = held.place;
  // Another story that the child has begun meanwhile is not overwritten.
  const saved_at = now().toISOString();
  await comicDrafts.put({ user_id, story, style, promptId, saved_at }, isDraftOf(held.place));
  await keep(held, {
    state: 'refused',
    refusal: code,
    story: '',
    storyboard: null,
    lease_until: null,
    ended_on: newYorkDay(now()),
  });
  count('comic_refused', {});
  log.info('comic refused', { comic: id, code });
  await removePages(held.place);
};

const asRefusal = (error: unknown, isLast: boolean): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  // The budget for pictures is used up.
  if (error instanceof ApiError) return new Refusal(error.code);
  return isLast ? new Refusal('comic_failed') : undefined;
};

const countDayOf = async ({ user_id, created_at }: ComicDay): Promise<void> => {
  const user = await findUser(user_id);
  if (user !== undefined) await countDay({ id: user_id, user }, new Date(created_at));
};

const countAgainSeconds = 3;

/** Counts the day of a finished comic. A failure gets attempts of its own, because those of the drawing may be used up. */
const countDrawn = async (place: ComicDay): Promise<void> => {
  try {
    await countDayOf(place);
  } catch (error) {
    log.error('day of a comic not counted', error, { comic: place.id });
    throw new NotYet(countAgainSeconds);
  }
};

/**
 * Draws an accepted story. One worker at a time does so; after a killed worker the next one continues from the last stored
 * step, and the comic, its points and the day are counted once. Throws `NotYet`, or an error that a retry may solve. On the
 * last attempt the story is refused instead, so that the child's day is free.
 */
export const makeComic = async ({ user_id, day, id }: DrawJob, isLast: boolean): Promise<void> => {
  const place = await comicDays.get({ user_id, day }, { consistent: true });
  if (place?.id !== id) return;
  if (place.state === 'refused') return removePages(place);
  if (place.state === 'finished') return countDayOf(place);
  const held = await takeLease(place);
  // Another worker holds the drawing. The job returns in case that worker dies.
  if (held === undefined) throw new NotYet(leaseSeconds);
  try {
    await draw(held);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof NoticedCrisis) {
      await raiseNoticed({ ...place, feature: 'comic' }, error);
      return refuse(held, answeredWithHelp);
    }
    const refusal = asRefusal(error, isLast);
    if (refusal !== undefined) return refuse(held, refusal.code);
    await endLease(held);
    throw error;
  }
  log.info('comic drawn', { comic: id });
  await countDrawn(place);
};
