import { minutesBetweenPauses } from '../conversation/fixed';

const milliseconds = minutesBetweenPauses * 60_000;

export interface Sitting {
  /** The time since which the child has talked without a break. */
  readonly talking_since: string;
  /** The end of the last turn. */
  readonly last: string;
}

/** The beginning of the sitting of a child who speaks at a moment. A silence as long as a sitting is a break. */
const talkingSince = ({ talking_since, last }: Sitting, at: string): string =>
  Date.parse(at) - Date.parse(last) >= milliseconds ? at : talking_since;

/** Whether the answer to words said at a moment proposes a break. */
export const isPauseDue = (sitting: Sitting, at: string): boolean =>
  Date.parse(at) - Date.parse(talkingSince(sitting, at)) >= milliseconds;

/** The beginning of the sitting after a turn. A proposed break begins a new sitting. */
export const sittingAfter = (
  sitting: Sitting,
  { said_at, withPause }: { readonly said_at: string; readonly withPause: boolean },
): string => (withPause ? said_at : talkingSince(sitting, said_at));
