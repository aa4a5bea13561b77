import type { Consents, DaySettings } from '../../contract/users/endpoints';
import { absent, all, equal, present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { users } from './store';

/** The settings besides the consents that a guardian, or a student who decides alone, controls. */
export interface Switches extends DaySettings {
  readonly discoverable: boolean;
  readonly transcripts: boolean;
}

/**
 * Returns the write that stores a grown-up's consents and the switches in the record, for the transaction with the items of the
 * consents. With `before` it refuses if the consents have changed since.
 */
export const changingConsents = (
  id: string,
  consents: Consents,
  { before = {}, switches = {} }: { before?: Partial<Consents>; switches?: Partial<Switches> } = {},
) => {
  const same = Object.entries(before).map(([kind, given]) => equal(`consents.${kind}`, given));
  return users.updating({ id }, { set: { consents, ...switches } }, all(present('pk'), ...same));
};

/** Returns the write that switches something on or off. */
export const switching = (id: string, switches: Partial<Switches>): Write =>
  users.updating({ id }, { set: { ...switches } }, present('pk'));

/** Returns the write that stores a teacher's open classes; it refuses when they have changed since. */
export const keepingOpenClasses = (
  id: string,
  { before, after }: { before: string | undefined; after: string },
): Write =>
  users.updating(
    { id },
    { set: { open_classes: after } },
    all(present('pk'), before === undefined ? absent('open_classes') : equal('open_classes', before)),
  );

/** A write that changes nothing and refuses once the core consent is in force. */
export const stillWithoutConsent = (id: string): Write =>
  users.updating({ id }, {}, equal('consents.core', false));
