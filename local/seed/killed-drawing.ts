import { newYorkDay } from '../../contract/rules/day';
import { newPlace } from '../../lambdas/comics/accept';
import { comicDays } from '../../lambdas/comics/day-store';
import { withInventedNames } from '../../lambdas/comics/invented-names';
import { now } from '../../lambdas/platform/clock';
import { putMedia } from '../../lambdas/platform/media';
import { storyboard } from '../tutor/stories/storyboard';

/** The smallest PNG: a worker letters any picture. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export interface KilledDrawing {
  readonly story: string;
  readonly step: 'accepted' | 'reading' | 'sketching' | 'drawing' | 'lettering';
}

/** The state that a killed worker leaves: stored steps, and a lease that nobody ends. Returns the id of the comic. */
export const killedDrawing = async (userId: string, { story, step }: KilledDrawing): Promise<string> => {
  const place = newPlace(userId, newYorkDay(now()), { story, style: 'Cartoon', promptId: null });
  const { cast, panels } = storyboard(
    `Story: ${JSON.stringify(withInventedNames(story, { people: [], places: [] }).text)}`,
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
