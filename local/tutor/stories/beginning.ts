import type { Moment } from './moment';

/** Whoever does this was elsewhere before. */
const goes =
  /\b(?:w[eo]nt|goes?|look(?:ed|s)?|walk(?:ed|s)?|came|comes?|fl(?:ew|y|ies)|sail(?:ed|s)?|drove|drives?|t(?:oo|a)kes?|took|ran|runs?|travell?ed|moved|arrived?|landed|entered|visit(?:ed|s)?|brought|carried)\b/;

/** Gives moments before the first known place this place, if nobody needs a journey to it. */
export const fromTheBeginning = (moments: readonly Moment[]): Moment[] => {
  const at = moments.findIndex(({ setting: { source } }) => source !== 'unknown');
  const first = moments[at];
  return first === undefined || goes.test(first.sentence)
    ? [...moments]
    : moments.map((one, i) =>
        i < at ? { ...one, setting: { ...one.setting, place: first.setting.place } } : one,
      );
};
