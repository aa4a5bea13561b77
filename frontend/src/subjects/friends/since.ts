const dayMilliseconds = 86_400_000;

/** A recent day by its name, an older one by its date: "Monday", "March 3". */
export const since = (time: string): string => {
  const date = new Date(time);
  const days = (Date.now() - date.getTime()) / dayMilliseconds;
  if (days < 6) return date.toLocaleDateString('en-US', { weekday: 'long' });
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  });
};
