import type { ChildControls } from '../../../../contract/controls/fields';
import { type ControlCode, type Controlled, timed } from '../../../../contract/controls/kinds';

export interface Held {
  readonly code: ControlCode;
  readonly until?: string;
}

/** What keeps a child from a part of the app, by the child's record. The server decides again for each call. */
export const heldFrom = (
  controls: ChildControls | undefined,
  what: Controlled,
  at: Date,
): Held | undefined => {
  if (controls === undefined) return undefined;
  const { off, quiet_until, spent_until } = controls;
  if (off.some((kind) => kind === what)) return { code: 'switched_off' };
  if (!timed.has(what)) return undefined;
  const isAhead = (until: string | null): until is string => until !== null && new Date(until) > at;
  if (isAhead(quiet_until)) return { code: 'quiet_hours', until: quiet_until };
  return isAhead(spent_until) ? { code: 'minutes_used', until: spent_until } : undefined;
};

/** For a place that is shown although it rests: until when, in a few words. */
export const restsUntil = ({ until }: Held): string =>
  until === undefined
    ? 'Switched off'
    : `Rests until ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}`;
