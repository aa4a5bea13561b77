/** The time until a moment, in days, hours and started minutes. */
export const timeLeft = (until: number, now: number) => {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** In full, from the first unit that is not zero: `14 hours 32 minutes`. */
export const timeLeftWords = ({ days, hours, minutes }: ReturnType<typeof timeLeft>): string =>
  [
    days > 0 && counted(days, 'day'),
    (days > 0 || hours > 0) && counted(hours, 'hour'),
    counted(minutes, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');
