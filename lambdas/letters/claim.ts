import { letterMorning, nextLetter } from '../../contract/rules/letters';
import { now, secondsFrom } from '../platform/clock';
import { NotYet } from '../platform/queue/work-off';
import { hashOf, newSecret } from '../platform/secret';
import { all, any, below, equal, isPast } from '../platform/table/condition';
import { dueLetters, type Subscription, subscriptions } from './store';

/** Longer than the timeout of the worker (60 s): when the lease ends, its holder is dead. */
const leaseSeconds = 70;

/** So many letters can be stopped by their links. */
const linksKept = 12;

export interface Claimed {
  readonly subscription: Subscription;
  readonly lease: string;
  /** For the link that stops the letter. Only its hash is stored. */
  readonly token: string;
}

const unsent = (day: string) => any(equal('sent', null), below('sent', day));

/**
 * Takes the lease on the letter of a day. Undefined if the letter was sent or stopped; throws `NotYet` while another worker writes
 * it.
 */
export const claim = async (before: Subscription, day: string): Promise<Claimed | undefined> => {
  const secret = newSecret();
  const lease = secondsFrom(now(), leaseSeconds).toISOString();
  const links = [...before.links, hashOf(secret)].slice(-linksKept);
  const isOurs = await subscriptions.update(
    { id: before.id },
    { set: { lease_until: lease, links } },
    all(equal('is_on', true), unsent(day), isPast('lease_until')),
  );
  if (isOurs) return { subscription: { ...before, links }, lease, token: `${before.id}.${secret}` };
  const current = await subscriptions.get({ id: before.id }, { consistent: true });
  const isWaiting = current?.is_on === true && (current.sent === null || current.sent < day);
  if (isWaiting) throw new NotYet(leaseSeconds);
  return undefined;
};

const isHeld = ({ lease }: Claimed) => equal('lease_until', lease);

/** Ends the lease after a failure, so that the next delivery begins at once. */
export const giveBack = (claimed: Claimed) =>
  subscriptions.update({ id: claimed.subscription.id }, { set: { lease_until: null } }, isHeld(claimed));

interface Outcome {
  readonly day: string;
  readonly time_zone: string;
  readonly was_empty: boolean;
}

/** Records that the letter of a day was sent, or left out, and lists the next one by the present zone of the family. */
export const settle = async (claimed: Claimed, { day, time_zone, was_empty }: Outcome): Promise<void> => {
  const { id, letter, time_zone: before } = claimed.subscription;
  const isMoved = time_zone !== before;
  const set = {
    sent: day,
    was_empty,
    lease_until: null,
    ...(isMoved && { time_zone, listed_at: nextLetter(letter, time_zone, now()).at.toISOString() }),
  };
  await subscriptions.update({ id }, { set }, all(isHeld(claimed), equal('is_on', true)));
};

/** Lists the letter of this day again, for a family that has moved to a zone in which that morning is still to come. */
export const postpone = ({ id, letter }: Subscription, day: string, time_zone: string) =>
  subscriptions.update(
    { id },
    {
      set: {
        time_zone,
        list: dueLetters,
        listed_at: letterMorning(letter, time_zone, day).toISOString(),
      },
    },
    equal('is_on', true),
  );
