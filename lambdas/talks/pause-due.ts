import { minutesBetweenPauses } from '../platform/ai/conversation/fixed';

const milliseconds = minutesBetweenPauses * 60_000;

interface Sitting {
  /** Since when the child has talked without a break. */
  readonly talking_since: string;
  /** The end of the last turn. */
  readonly last: string;
}

/** Since when a child who speaks at a moment has talked without a break: a silence as long as a sitting is one. */
const talkingSince = ({ talking_since, last }: Sitting, at: string): string =>
  Date.parse(at) - Date.parse(last) >= milliseconds ? at : talking_since;

/** Whether the answer to words said at a moment proposes a break. */
export const isPauseDue = (sitting: Sitting, at: string): boolean =>
  Date.parse(at) - Date.parse(talkingSince(sitting, at)) >= milliseconds;

/** The beginning of the sitting after a turn: a break that was proposed begins another one. */
export const sittingAfter = (
  sitting: Sitting,
  { said_at, withPause }: { readonly said_at: string; readonly withPause: boolean },
): string => (withPause ? said_at : talkingSince(sitting, said_at));
