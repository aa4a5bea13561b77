import { type ControlCode, type Controlled, timed } from '../../../../contract/controls/kinds';
import type { SwitchKind } from '../../../../contract/operations/kinds';
import type { Me } from '../../../../contract/users/endpoints';

export interface Held {
  readonly code: ControlCode | 'paused';
  readonly until?: string;
  /** The switch of what is paused. */
  readonly what?: SwitchKind;
}

/** What keeps a child from a part of the app, by the child's record. The server decides again for each call. */
export const heldFrom = (
  { controls, paused = [] }: Pick<Me, 'controls' | 'paused'>,
  what: Controlled,
  at: Date,
): Held | undefined => {
  const off = paused.find((kind) => kind === what);
  if (off !== undefined) return { code: 'paused', what: off };
  if (controls === undefined) return undefined;
  const { off: switched, quiet_until, spent_until } = controls;
  if (switched.some((kind) => kind === what)) return { code: 'switched_off' };
  if (!timed.has(what)) return undefined;
  const isAhead = (until: string | null): until is string => until !== null && new Date(until) > at;
  if (isAhead(quiet_until)) return { code: 'quiet_hours', until: quiet_until };
  return isAhead(spent_until) ? { code: 'minutes_used', until: spent_until } : undefined;
};

/** For a place that is shown although it rests: until when, in a few words. */
export const restsUntil = ({ code, until }: Held): string => {
  if (code === 'paused') return 'Closed for a while';
  return until === undefined
    ? 'Switched off'
    : `Rests until ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}`;
};
