import { newYorkDay } from '../../../contract/rules/day';
import { newPlace } from '../../../lambdas/comics/accept';
import { comicDays } from '../../../lambdas/comics/day-store';
import { finish } from '../../../lambdas/comics/finish';
import { withInventedNames } from '../../../lambdas/comics/invented-names';
import { layoutNames, objectOf } from '../../../lambdas/comics/layouts';
import { sendComicJob } from '../../../lambdas/comics/queue';
import { now } from '../../../lambdas/platform/clock';
import { putMedia, readMedia } from '../../../lambdas/platform/media';
import { storyboard } from '../../tutor/stories/storyboard';
import { somebody } from '../somebody';

/** The smallest PNG: a worker letters any picture. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface KilledDrawing {
  readonly userId: string;
  readonly story: string;
  readonly step: 'accepted' | 'reading' | 'sketching' | 'drawing' | 'lettering';
}

const killedDrawing = async ({ userId, story, step }: KilledDrawing): Promise<string> => {
  const body = { story, style: 'Cartoon', promptId: null } as const;
  const place = newPlace(userId, newYorkDay(now()), body, { id: 'prompt-1', prompt: 'Who opens the door?' });
  const { cast, panels } = storyboard(
    `Story: ${JSON.stringify(withInventedNames(story, { people: [], places: [] }, () => true).text)}`,
  );
  const hasBoard = step === 'drawing' || step === 'lettering';
  if (step === 'lettering')
    await putMedia({ prefix: 'sketches', name: `${place.picture}.png` }, onePixel, 'image/png');
  await comicDays.put({
    ...place,
    stage: step === 'accepted' ? 'waiting' : step,
    storyboard: hasBoard ? { cast, panels } : null,
    drawn: step === 'lettering',
    lease_until: step === 'accepted' ? null : new Date(now().getTime() + 300_000).toISOString(),
    ordered_until: step === 'accepted' ? place.ordered_until : null,
  });
  return place.id;
};

interface Repeated {
  readonly userId: string;
  readonly id: string;
  readonly times: number;
}

const drawAgain = ({ userId: user_id, id, times }: Repeated) =>
  Promise.all(
    Array.from({ length: times }, () => sendComicJob({ work: 'draw', user_id, day: newYorkDay(now()), id })),
  );

const lateFinish = async ({ userId }: { readonly userId: string }): Promise<string | undefined> => {
  const { id, user } = await somebody(userId);
  const place = await comicDays.get({ user_id: id, day: newYorkDay(now()) }, { consistent: true });
  if (!place?.storyboard) throw new Error('There is no comic to finish');
  const { storyboard: board, story, created_at: lease } = place;
  const renamed = withInventedNames(story, { people: [], places: [] }, () => true);
  return finish({ place, lease }, user, { storyboard: board, renamed, isSame: true }).then(
    () => undefined,
    ({ name }: Error) => name,
  );
};

const isStored = async ({ picture }: { readonly picture: string }): Promise<boolean> => {
  const found = await Promise.all(
    layoutNames.map((layout) => readMedia(objectOf(picture, layout, 'png'), Number.POSITIVE_INFINITY)),
  );
  return found.some((content) => content !== undefined);
};

export const comicTasks = {
  /** Whether the bucket has anything of a lettered picture. */
  isStored,
  /** The state that a killed worker leaves: stored steps, and a lease that nobody ends. Returns the id of the comic. */
  killedDrawing,
  /** The job of a comic of today, delivered again. */
  drawAgain,
  /** A worker that has lettered today's comic after another one has taken its lease. Returns the name of its error. */
  lateFinish,
};
