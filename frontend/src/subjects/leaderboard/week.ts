/** Milliseconds until the end of a week or a day, to refetch then; false when it is over or unknown. */
export const untilEnd = (endsAt: string | undefined): number | false => {
  const left = endsAt === undefined ? 0 : Date.parse(endsAt) - Date.now();
  return left > 0 && left + 1000;
};
