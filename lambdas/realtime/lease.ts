import { consentKinds } from '../../contract/consent/kinds';
import { controlKinds } from '../../contract/controls/kinds';
import type { UserItem } from '../accounts/find';
import { findPerson } from '../accounts/identify';
import { hasConsent, heldFromTalk } from '../accounts/may-do';
import { now, secondsFrom } from '../platform/clock';
import type { Holder } from '../platform/socket/create-receiver';
import { switchedOff } from '../platform/switches';
import { present } from '../platform/table/condition';
import { type Connection, type ConnectionKey, connections, connectionsOf } from './store';

/** During the lease a message needs no read of its sender's record. A change of role takes effect at its end at the latest. */
const leaseSeconds = 60;

type Permissions = Pick<Holder, 'role' | 'allowed' | 'held'>;

/** What a child's guardians keep from a socket now; a sentence that was begun may be finished. */
const heldOn = (user: UserItem): Permissions['held'] =>
  Object.fromEntries(
    controlKinds.flatMap((kind) => {
      const held = heldFromTalk(user, kind);
      return held === undefined ? [] : [[kind, held]];
    }),
  );

/** The permissions of a user on a socket according to the user's record; undefined for a user who may not open one. */
const permissionsOf = async (user_id: string): Promise<Permissions | undefined> => {
  // The groups of a token are not known here, so an operator has the permissions of a parent.
  // Consistent: an older record would grant again what has just been withdrawn.
  const person = await findPerson({ id: user_id, groups: [] }, { consistent: true });
  if (person === undefined || !hasConsent(person.user, 'core')) return undefined;
  const allowed = consentKinds.filter((kind) => hasConsent(person.user, kind));
  return { role: person.role, allowed, held: heldOn(person.user) };
};

/** What operators have switched off holds at once, and is no part of the lease. */
const withSwitches = async (held: Permissions['held']): Promise<Permissions['held']> => {
  const off = await switchedOff();
  return off.size === 0
    ? held
    : { ...held, ...Object.fromEntries([...off].map((kind) => [kind, { code: 'paused' }])) };
};

/** Stores the permissions with a connection; undefined if the user or the connection no longer exists. */
export const grant = async (key: ConnectionKey, voice?: string): Promise<Holder | undefined> => {
  const permissions = await permissionsOf(key.user_id);
  if (permissions === undefined) return undefined;
  const lease = { ...permissions, until: secondsFrom(now(), leaseSeconds).toISOString() };
  return (await connections.update(key, { set: { lease } }, present('pk')))
    ? { ...key, ...permissions, held: await withSwitches(permissions.held), voice }
    : undefined;
};

/**
 * A connection with a voice chat, which sends several messages a second, is read eventually consistent, for half the price: a
 * withdrawal may be seen some milliseconds later, and each turn reads the consent again. Any other result is read again
 * consistently.
 */
const connectionOf = async (key: ConnectionKey) => {
  const known = await connections.get(key);
  return known?.voice === undefined ? connections.get(key, { consistent: true }) : known;
};

/**
 * The sender on a connection. Costs 0.5 read units with a voice chat, otherwise 1.5, and a read of the user's record once a
 * minute.
 */
export const holderOn = async (key: ConnectionKey): Promise<Holder | undefined> => {
  const connection = await connectionOf(key);
  if (connection === undefined) return undefined;
  const { lease, voice } = connection;
  if (lease === undefined || lease.until <= now().toISOString()) return grant(key, voice);
  return { ...key, role: lease.role, allowed: lease.allowed, held: await withSwitches(lease.held), voice };
};

/** Ends the leases of a user's sockets: the next message on each is checked against the user's record. */
export const endLeases = async (userId: string): Promise<void> => {
  const end = (connection: Connection) =>
    connections.update(connection, { remove: ['lease'] }, present('pk'));
  await Promise.all((await connectionsOf(userId)).map(end));
};
