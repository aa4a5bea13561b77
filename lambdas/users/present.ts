import { type ControlKind, controlKinds } from '../../contract/controls/kinds';
import { type SwitchKind, switchKinds } from '../../contract/operations/kinds';
import { needsAdult } from '../../contract/rules/consent';
import { familyDay, kindOfDay, noControls } from '../../contract/rules/controls';
import { streakAt } from '../../contract/rules/streak';
import type { users } from '../../contract/users/endpoints';
import type { Me } from '../../contract/users/person';
import { type AboutItem, findAbout } from '../accounts/about';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { controlsOf, type HeldBack, heldFrom, pauseOf } from '../accounts/may-do';
import { ownName } from '../accounts/names';
import { termsStateOf } from '../accounts/terms';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { switchedOff } from '../platform/switches';

const statusOfName = ({ next_username, username_refused }: Person['user']): Me['username_status'] => {
  if (next_username !== null) return 'checking';
  return username_refused ? 'refused' : 'shown';
};

/** What the child is told of its guardians' controls. */
const controlsFor = (user: Person['user']): Me['controls'] => {
  const controls = controlsOf(user);
  if (controls === noControls) return undefined;
  const at = now();
  const { off, minutes, quiz_first } = controls;
  const held = heldFrom(user, 'screen', at);
  const until = (code: HeldBack['code']) => (held?.code === code ? (held.until ?? null) : null);
  return {
    off: [...off],
    minutes: minutes[kindOfDay(familyDay(user.time_zone, at).day)],
    quiz_first,
    quiet_until: until('quiet_hours'),
    spent_until: until('minutes_used'),
  };
};

const isControl = (kind: SwitchKind): kind is ControlKind => controlKinds.some((one) => one === kind);

/** What operators have switched off for all children, or let rest for this one. */
const pausedFor = async ({ role, user }: Pick<Person, 'user' | 'role'>): Promise<Me['paused']> => {
  if (role !== 'student') return undefined;
  const off = await switchedOff();
  const paused = switchKinds.filter(
    (kind) => off.has(kind) || (isControl(kind) && pauseOf(user, kind) !== undefined),
  );
  return paused.length === 0 ? undefined : paused;
};

/** A user's record as the user's own browser sees it, with the current streak. */
export const presentMe = async ({ user, role }: Pick<Person, 'user' | 'role'>, about: AboutItem) => ({
  ...about,
  ...user,
  username: ownName(user),
  username_status: statusOfName(user),
  role,
  decides_alone: !needsAdult(user, consentAges()),
  terms: termsStateOf(user),
  controls: controlsFor(user),
  paused: await pausedFor({ user, role }),
  streak: streakAt(user, now()),
});

export const me = async ({ actor }: Admitted<typeof users.me>) => presentMe(actor, await findAbout(actor.id));
