import { minutesBetweenPauses } from '../platform/ai/conversation/fixed';
import { now, secondsFrom } from '../platform/clock';

/** Whether a break is to be proposed. `pauses` is how often one was. */
export const isPauseDue = ({
  created_at,
  pauses,
}: {
  readonly created_at: string;
  readonly pauses: number;
}): boolean => now() >= secondsFrom(new Date(created_at), (pauses + 1) * minutesBetweenPauses * 60);
