import type { ConsentKind } from '../../contract/consent/kinds';
import type { Controls } from '../../contract/controls/fields';
import type { Controlled } from '../../contract/controls/kinds';
import { mayUse, needsAdult } from '../../contract/rules/consent';
import { type Held, heldBy, heldFromFinishing, noControls } from '../../contract/rules/controls';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import type { UserItem } from './store';
import { unpackControls } from './stored-controls';

/** The consent that each control is within. */
const consentOf: Readonly<Record<Controlled, ConsentKind>> = {
  chat: 'ai_text',
  voice: 'voice',
  friends: 'core',
  boards: 'core',
  comics: 'public_sharing',
  store: 'core',
  dictionary: 'core',
  screen: 'core',
};

const isControlled = (what: ConsentKind | Controlled): what is Controlled => Object.hasOwn(consentOf, what);

type Child = Pick<
  UserItem,
  | 'age'
  | 'region'
  | 'account_type'
  | 'controls'
  | 'time_zone'
  | 'spent_at'
  | 'spent_until'
  | 'talks_paused_until'
>;

/** What keeps a child from something: the wish of a guardian, or the pause of an operator. */
export type HeldBack = { readonly code: Held['code'] | 'paused'; readonly until?: string };

/** The controls that hold for a user: none for a student who decides alone, and for grown-ups. */
export const controlsOf = (user: Omit<Child, 'time_zone'>): Controls =>
  user.controls === undefined || !needsAdult(user, consentAges())
    ? noControls
    : unpackControls(user.controls);

const controlling = (user: Child) => ({
  controls: controlsOf(user),
  time_zone: user.time_zone,
  spent:
    user.spent_at === undefined || user.spent_until === undefined || !needsAdult(user, consentAges())
      ? undefined
      : { at: user.spent_at, until: user.spent_until },
});

/** An operator's pause of a child's talks, until its end. */
export const pauseOf = (
  { talks_paused_until: until }: Pick<Child, 'talks_paused_until'>,
  what: Controlled,
  at = now(),
): HeldBack | undefined => {
  const isTalk = what === 'chat' || what === 'voice';
  return isTalk && until !== undefined && until > at.toISOString() ? { code: 'paused', until } : undefined;
};

/** What an operator's pause, a guardian's controls, the quiet hours or the minutes of the day keep a child from. Reads nothing. */
export const heldFrom = (user: Child, what: Controlled, at = now()): HeldBack | undefined =>
  pauseOf(user, what, at) ?? heldBy(controlling(user), what, at);

const refuse = (held: HeldBack | undefined): void => {
  if (held !== undefined) throw new ApiError(held.code, undefined, undefined, held.until);
};

/** Throws `paused`, `switched_off`, `quiet_hours` or `minutes_used`. */
export const mustBeAllowed = (user: Child, what: Controlled): void => refuse(heldFrom(user, what));

/** The same for a talk or a story that has begun, in which the child may finish a sentence. */
export const heldFromTalk = (user: Child, what: Controlled, at = now()): HeldBack | undefined =>
  pauseOf(user, what, at) ?? heldFromFinishing(controlling(user), what, at);

/** `milliseconds`: how long what was begun may go on. */
export const mustBeAllowedToGoOn = (user: Child, what: Controlled, milliseconds?: number): void =>
  refuse(pauseOf(user, what, now()) ?? heldFromFinishing(controlling(user), what, now(), milliseconds));

/** Whether a user's data may be used for a purpose, whatever the hour. */
export const hasConsent = (user: Parameters<typeof mayUse>[0], kind: ConsentKind): boolean =>
  mayUse(user, kind, consentAges());

/**
 * Whether a user may do something at a moment: a grown-up has consented to it where that is needed, no guardian has switched it
 * off, and it is neither quiet time nor are the minutes of the day used up. Purposes that are only a consent have no hours.
 */
export const mayDo = (
  user: Child & Pick<UserItem, 'consents'>,
  what: ConsentKind | Controlled,
  at = now(),
): boolean => {
  if (!isControlled(what)) return hasConsent(user, what);
  return hasConsent(user, consentOf[what]) && heldFrom(user, what, at) === undefined;
};
