import { type Severity, severities } from '../flags/kinds';

/** In how many minutes an operator has to act on an open flag; after that an alarm rings. */
export const deadlineMinutes: Readonly<Record<Severity, number>> = {
  [severities.severe]: 30,
  [severities.doubtful]: 4 * 60,
  [severities.mild]: 24 * 60,
};

/** An operator's pause of a child's talks ends by itself after these hours. */
export const pauseHours = 24;
