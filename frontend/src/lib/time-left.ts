import { counted } from './counted';

/** The time until a moment, in days, hours and started minutes. */
export const timeLeft = (until: number, now: number) => {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
};

/** In full, from the first unit that is not zero: `14 hours 32 minutes`. */
export const timeLeftWords = ({ days, hours, minutes }: ReturnType<typeof timeLeft>): string =>
  [
    days > 0 && counted(days, 'day'),
    (days > 0 || hours > 0) && counted(hours, 'hour'),
    counted(minutes, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');
