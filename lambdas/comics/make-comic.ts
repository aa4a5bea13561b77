import { mayUse } from '../../contract/rules/consent';
import { newYorkDay } from '../../contract/rules/day';
import { UnusableAnswer } from '../platform/ai/ask';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { log } from '../platform/log';
import { putMedia, readMedia } from '../platform/media';
import { count } from '../platform/metrics';
import { NotYet } from '../platform/queue/work-off';
import { countDay } from '../rewards/count-day';
import { refundAiWork, spendAiWork } from '../users/ai-budget';
import { findUser, type UserItem } from '../users/find';
import { answeredWithHelp, type ComicDay, comicDays, type Panel, type Storyboard } from './day-store';
import { finish } from './finish';
import { NoticedCrisis, raiseNoticed } from './help';
import type { Renamed } from './invented-names';
import { layoutNames, objectOf } from './layouts';
import { endLease, type Held, keep, LeaseLost, leaseSeconds, takeLease } from './lease';
import { removePicture } from './move-pictures';
import { drawPicture } from './picture';
import type { DrawJob } from './queue';
import { Refusal } from './refusal';
import { renamedFor } from './renamed-for';
import { type Drawing, readDrawing, renderPage } from './render';
import { screen } from './screen-story';
import { comicDrafts, isDraftOf } from './store';
import { writeStoryboard } from './storyboard';

/** After as many refused pictures the story is given back. */
const mostRefusedPictures = 2;

/** Above the size of every picture that a model draws. */
const largestPicture = 16 * 1024 * 1024;

/** The author, as long as the child exists and may use the model. Asked before each stage that calls it. */
const authorOf = async ({ user_id }: ComicDay): Promise<UserItem> => {
  const user = await findUser(user_id);
  if (user === undefined || !mayUse(user, 'ai_text', consentAges())) throw new Refusal('consent_required');
  return user;
};

const withStoryboard = async (held: Held, renamed: Renamed): Promise<Held> => {
  if (held.place.storyboard !== null) return held;
  const reading = await keep(held, { stage: 'reading' });
  await screen('storyboard', held.place.story, renamed);
  const sketching = await keep(reading, { stage: 'sketching' });
  try {
    return await keep(sketching, { storyboard: await writeStoryboard(renamed.text) });
  } catch (error) {
    if (error instanceof UnusableAnswer) throw new Refusal('comic_not_drawn');
    throw error;
  }
};

const boardOf = ({ place }: Held): Storyboard => {
  if (place.storyboard === null) throw new Error('A drawing has no storyboard');
  return place.storyboard;
};

const sketchOf = ({ place }: Held) => ({ prefix: 'sketches', name: `${place.picture}.png` }) as const;

/** One call, at the expense of the child's budget. Undefined if the picture was refused. */
const drawOnce = async (held: Held): Promise<Buffer | undefined> => {
  const { user_id, style } = held.place;
  await spendAiWork(user_id, 'pictures');
  try {
    return await drawPicture(boardOf(held), style);
  } catch (error) {
    await refundAiWork(user_id, 'pictures');
    throw error;
  }
};

/** The picture lies among the sketches afterwards: a worker that is killed later costs no further call. */
const withPicture = async (held: Held): Promise<Held> => {
  let current = held;
  if (current.place.drawn) return current;
  while (current.place.refused_pictures < mostRefusedPictures) {
    await authorOf(current.place);
    current = await keep(current, { stage: 'drawing' });
    const image = await drawOnce(current);
    if (image === undefined) {
      current = await keep(current, { refused_pictures: current.place.refused_pictures + 1 });
      continue;
    }
    await putMedia(sketchOf(current), image, 'image/png');
    return keep(current, { drawn: true });
  }
  throw new Refusal('comic_not_drawn');
};

const store = async (picture: string, drawing: Drawing, panels: readonly Panel[]) => {
  for (const layout of layoutNames) {
    const { png, webp } = await renderPage(drawing, panels, layout);
    await putMedia(objectOf(picture, layout, 'png'), png, 'image/png');
    await putMedia(objectOf(picture, layout, 'webp'), webp, 'image/webp');
  }
};

/** Letters the child's own copy, and another one for others where names differ. Returns whether one copy is for all. */
const letter = async (held: Held, { restore }: Renamed): Promise<boolean> => {
  const { picture, shared_picture } = (await keep(held, { stage: 'lettering' })).place;
  const image = await readMedia(sketchOf(held), largestPicture);
  if (image === undefined) throw new Error('The sketch is lost');
  const drawing = await readDrawing(image);
  const { panels } = boardOf(held);
  const own = panels.map((panel) => ({ ...panel, says: panel.says === null ? null : restore(panel.says) }));
  const isSame = own.every(({ says }, i) => says === panels[i]?.says);
  await store(picture, drawing, own);
  if (!isSame) await store(shared_picture, drawing, panels);
  return isSame;
};

const draw = async (held: Held): Promise<void> => {
  const renamed = renamedFor(await authorOf(held.place), held.place.story);
  const drawn = await withPicture(await withStoryboard(held, renamed));
  const isSame = await letter(drawn, renamed);
  await finish(drawn, await authorOf(drawn.place), { storyboard: boardOf(drawn), renamed, isSame });
};

/** Pages may have been lettered before the story was refused; no comic will name them. */
const removePages = async ({ picture, shared_picture }: ComicDay): Promise<void> => {
  await removePicture(picture);
  await removePicture(shared_picture);
};

/** Frees the place of the day, and makes the story the draft again. */
const refuse = async (held: Held, code: ComicDay['refusal']): Promise<void> => {
  const { user_id, story, style, id } = held.place;
  // Another story that the child has begun meanwhile stays.
  await comicDrafts.put({ user_id, story, style, saved_at: now().toISOString() }, isDraftOf(held.place));
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
  // Of the budget of pictures.
  if (error instanceof ApiError) return new Refusal(error.code);
  return isLast ? new Refusal('comic_failed') : undefined;
};

const countDayOf = async ({ user_id, created_at }: ComicDay): Promise<void> => {
  const user = await findUser(user_id);
  if (user !== undefined) await countDay({ id: user_id, user }, new Date(created_at));
};

/**
 * Draws an accepted story. One worker at a time does; a worker that is killed at any step is followed by one that goes on
 * from the last stored step, and the comic, its points and the day come once. Throws `NotYet`, or what a retry may mend;
 * on the last try the story is refused instead, so that the child's day is free.
 */
export const makeComic = async ({ user_id, day, id }: DrawJob, isLast: boolean): Promise<void> => {
  const place = await comicDays.get({ user_id, day }, { consistent: true });
  if (place?.id !== id) return;
  if (place.state === 'refused') return removePages(place);
  if (place.state === 'finished') return countDayOf(place);
  const held = await takeLease(place);
  // Another worker has the drawing: the job comes back in case that worker dies.
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
  await countDayOf(place);
  log.info('comic drawn', { comic: id });
};
