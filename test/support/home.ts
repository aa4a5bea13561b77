import { home } from '../../contract/home/endpoints';
import { reading } from '../../contract/reading/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import { advanceClock } from './cloud';
import type { Person } from './people';

type Who = Pick<Person, 'call'>;

/** The child's day on the first screen. Throws if it is refused. */
export const dayOf = async ({ call }: Who) => {
  const { status, body } = await call(home.beginDay, {});
  if (status !== 200) throw new Error(`No day: ${status} ${body.code}`);
  return body;
};

/** The child's news of the next day. */
export const newsTomorrow = async (who: Who) => {
  await advanceClock('P1D');
  return (await dayOf(who)).news;
};

export const finishPart = async ({ call }: Who, story: string, part: number) =>
  (await call(home.finishPart, { body: { story, part } })).body.story;

export const finishChapter = ({ call }: Who, id: string, chapter: number) =>
  call(reading.keepPlace, { params: { id }, body: { chapter, paragraph: 0, finished: true } });

/** Moves the clock to an hour before midnight in New York, by the end of the child's day. Half an hour is time enough for any call. */
export const toHourBeforeMidnight = async (who: Who) => {
  const { now } = (await advanceClock('PT0S')) as { now: string };
  const left = Math.ceil((Date.parse((await dayOf(who)).ends_at) - Date.parse(now)) / 1000);
  await advanceClock(`PT${left - 3600 + (left > 3600 ? 0 : 86_400)}S`);
};

/** The product's day of New York. */
export const today = async () => newYorkDay(new Date(((await advanceClock('PT0S')) as { now: string }).now));
