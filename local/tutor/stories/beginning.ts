import type { Moment } from './moment';

/** Homely places, where a story that tells none begins. */
const homely: readonly string[] = ['room', 'kitchen', 'garden', 'school'];

/** Gives moments before the first told place this place if nobody needs a journey to it. */
export const fromTheBeginning = (moments: readonly Moment[]): Moment[] => {
  const first = moments.find(({ setting: { source } }) => source === 'told')?.setting.place;
  return first === undefined || !homely.includes(first)
    ? [...moments]
    : moments.map((one) =>
        one.setting.source === 'unknown' ? { ...one, setting: { ...one.setting, place: first } } : one,
      );
};
