/** Milliseconds until the week ends, to refetch then; false when it is over or unknown. */
export const untilWeekEnds = (endsAt: string | undefined): number | false => {
  const left = endsAt === undefined ? 0 : Date.parse(endsAt) - Date.now();
  return left > 0 && left + 1000;
};
