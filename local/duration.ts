const pattern = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

const secondsIn = [7 * 86_400, 86_400, 3_600, 60, 1];

/** Adds an ISO 8601 duration in weeks, days, hours, minutes and seconds to a moment. */
export const addDuration = (from: Date, duration: string): Date => {
  const parts = pattern.exec(duration)?.slice(1);
  if (parts === undefined) throw new RangeError(`Not a duration: ${duration}. Say P1D, PT6H or the like.`);
  const seconds = parts.reduce((sum, part, i) => sum + Number(part ?? 0) * (secondsIn[i] ?? 0), 0);
  return new Date(from.getTime() + seconds * 1000);
};
