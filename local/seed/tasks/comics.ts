import { newYorkDay } from '../../../contract/rules/day';
import { comicDays } from '../../../lambdas/comics/day-store';
import { newPlace } from '../../../lambdas/comics/drawing/accept';
import { finish } from '../../../lambdas/comics/drawing/finish';
import { layoutNames, objectOf } from '../../../lambdas/comics/layouts';
import { sendComicJob } from '../../../lambdas/comics/queue';
import { withInventedNames } from '../../../lambdas/comics/story/invented-names';
import { now, secondsFrom } from '../../../lambdas/platform/clock';
import { putMedia, readMedia } from '../../../lambdas/platform/media';
import { sentencesOf } from '../../tutor/stories/read';
import { somebody } from '../somebody';

/** The smallest PNG. A worker accepts any picture for lettering. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface KilledDrawing {
  readonly userId: string;
  readonly story: string;
  readonly step: 'accepted' | 'reading' | 'sketching' | 'drawing' | 'lettering';
  /** The remaining seconds of its lease. */
  readonly seconds?: number;
  /** It was accepted into a long line. */
  readonly comesLater?: boolean;
}

const killedDrawing = async ({
  userId,
  story,
  step,
  seconds = 300,
  comesLater,
}: KilledDrawing): Promise<string> => {
  const body = { story, style: 'Cartoon', promptId: null } as const;
  const prompt = { id: 'prompt-1', prompt: 'Who opens the door?' };
  const place = newPlace(userId, newYorkDay(now()), body, prompt, comesLater);
  const told = sentencesOf(withInventedNames(story, { people: [], places: [] }, () => true).text);
  const panels = [0, 1, 2, 3].map((i) => ({ scene: told[i] ?? story, says: null, speaker: null }));
  const hasBoard = step === 'drawing' || step === 'lettering';
  if (step === 'lettering')
    await putMedia({ prefix: 'sketches', name: `${place.picture}.png` }, onePixel, 'image/png');
  await comicDays.put({
    ...place,
    stage: step === 'accepted' ? 'waiting' : step,
    storyboard: hasBoard ? { cast: [], panels } : null,
    drawn: step === 'lettering',
    lease_until: step === 'accepted' ? null : secondsFrom(now(), seconds).toISOString(),
    ordered_until: step === 'accepted' ? place.ordered_until : null,
  });
  return place.id;
};

interface Repeated {
  readonly userId: string;
  readonly id: string;
  readonly times: number;
  /** The day on which the story was sent. Absent: today. */
  readonly day?: string;
}

const drawAgain = ({ userId: user_id, id, times, day = newYorkDay(now()) }: Repeated) =>
  Promise.all(Array.from({ length: times }, () => sendComicJob({ work: 'draw', user_id, day, id })));

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
  /** Whether the bucket has any object of a lettered picture. */
  isStored,
  /** Creates the state after a worker was killed: stored steps, and a lease that nobody releases. Returns the id of the comic. */
  killedDrawing,
  /** Delivers the job of a comic again. */
  drawAgain,
  /** A worker letters today's comic after another one has taken its lease. Returns the name of its error. */
  lateFinish,
};
