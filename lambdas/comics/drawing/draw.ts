import { refundAiWork, spendAiWork } from '../../accounts/ai-budget';
import { findUser, type UserItem } from '../../accounts/find';
import { mayDo } from '../../accounts/may-do';
import { termsDue } from '../../accounts/terms';
import { UnusableAnswer } from '../../model/ask';
import { putMedia, readMedia } from '../../platform/media';
import type { ComicDay, Panel, Storyboard } from '../day-store';
import { layoutNames, objectOf } from '../layouts';
import { helpWithSigns } from '../story/help';
import type { Renamed } from '../story/invented-names';
import { NoticedCrisis } from '../story/noticed-crisis';
import { Refusal } from '../story/refusal';
import { renamedFor } from '../story/renamed-for';
import { screen } from '../story/screen-story';
import { finish } from './finish';
import { type Held, keep } from './lease';
import { drawPicture } from './picture';
import { type Drawing, readDrawing, renderPage } from './render';
import { writeStoryboard } from './storyboard';

/** After this many refused pictures the story is refused. */
const mostRefusedPictures = 2;

/** In bytes, above the size of every picture that a model draws. */
const largestPicture = 16 * 1024 * 1024;

/** The author. Throws `Refusal` if the account is deleted or may not use the model. */
const authorOf = async ({ user_id }: ComicDay): Promise<UserItem> => {
  const user = await findUser(user_id);
  if (user === undefined || !mayDo(user, 'ai_text')) throw new Refusal('consent_required');
  return user;
};

/**
 * Checked before each call of a model. A story whose terms have changed meanwhile is refused, which frees the day and keeps the
 * story as the draft.
 */
const checkTerms = (author: UserItem): void => {
  const due = termsDue(author);
  if (due !== undefined) throw new Refusal(due);
};

const withStoryboard = async (held: Held, user: UserItem, renamed: Renamed): Promise<Held> => {
  if (held.place.storyboard !== null) return held;
  checkTerms(user);
  const reading = await keep(held, { stage: 'reading' });
  await screen('storyboard', held.place.story, renamed);
  const sketching = await keep(reading, { stage: 'sketching' });
  try {
    const { board, signs } = await writeStoryboard(renamed.text);
    const help = await helpWithSigns({ ...held.place, feature: 'comic' }, user, signs);
    if (help.stops !== undefined) throw new NoticedCrisis(help.stops);
    return await keep(sketching, { storyboard: board, ...(help.text !== undefined && { doubtful: true }) });
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

/** Draws one picture, paid from the child's budget. Undefined if the picture was refused. */
const drawOnce = async (held: Held, author: UserItem): Promise<Buffer | undefined> => {
  const day = await spendAiWork(author, 'pictures');
  try {
    return await drawPicture(boardOf(held), held.place.style);
  } catch (error) {
    await refundAiWork(author, 'pictures', { day });
    throw error;
  }
};

/** Draws until a picture passes its checks, and stores it as a sketch, so that a worker killed later causes no further call. */
const withPicture = async (held: Held): Promise<Held> => {
  let current = held;
  if (current.place.drawn) return current;
  while (current.place.refused_pictures < mostRefusedPictures) {
    const author = await authorOf(current.place);
    checkTerms(author);
    current = await keep(current, { stage: 'drawing' });
    const image = await drawOnce(current, author);
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

/** Letters the child's own copy, and a second copy for others if names differ. Returns whether one copy serves everybody. */
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

/** Draws the comic of a held place, from the last stored step on, and finishes it. Throws `Refusal` if there can be none. */
export const draw = async (held: Held): Promise<void> => {
  const author = await authorOf(held.place);
  const renamed = renamedFor(author, held.place.story);
  const drawn = await withPicture(await withStoryboard(held, author, renamed));
  const isSame = await letter(drawn, renamed);
  await finish(drawn, await authorOf(drawn.place), { storyboard: boardOf(drawn), renamed, isSame });
};
