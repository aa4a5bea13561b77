import { consentKinds } from '../../contract/consent/kinds';
import type { Consents } from '../../contract/users/endpoints';
import { absent, all, any, equal, present } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import type { UserItem } from './find';
import { users } from './store';
import { unpackControls } from './stored-controls';

/** The settings besides the consents that a guardian, or a student who decides alone, controls. */
export interface Switches {
  readonly discoverable: boolean;
  readonly transcripts: boolean;
}

/** The fields of the record for consents. What else the stored consents contain stays. */
const consentFields = (consents: Consents) =>
  Object.fromEntries(consentKinds.map((kind) => [`consents.${kind}`, consents[kind]]));

/**
 * Returns the write that stores a grown-up's consents and the switches in the record, for the transaction with the items of the
 * consents. With `before` it refuses if the consents have changed since. `version`: the version of the text that was agreed to.
 */
export const changingConsents = (
  id: string,
  consents: Consents,
  {
    before = {},
    switches = {},
    version,
    alone = false,
  }: {
    before?: Partial<Consents>;
    switches?: Partial<Switches>;
    version?: string;
    /** The student decides alone: a guardian's switch for boards no longer holds. */
    alone?: boolean;
  } = {},
) => {
  const same = consentKinds
    .filter((kind) => before[kind] !== undefined)
    .map((kind) => equal(`consents.${kind}`, before[kind]));
  const agreed = version === undefined ? {} : { consent_version: version };
  const set = { ...consentFields(consents), ...switches, ...agreed };
  const remove = alone ? ['consents.boards'] : [];
  return users.updating({ id }, { set, remove }, all(present('pk'), ...same));
};

type Corrected = Pick<UserItem, 'age' | 'birth_year' | 'region' | 'school'> &
  Partial<Pick<UserItem, 'consents' | 'discoverable' | 'transcripts' | 'guardians_see' | 'school_key'>>;

/** Returns the write that corrects what a person told; it refuses when that, or the consents, have changed since. */
export const correcting = (before: UserItem, { consents: changed, ...others }: Corrected): Write => {
  const { birth_year, region, school, consents } = before;
  const boards = unpackControls(before.controls).off.includes('boards') ? { 'consents.boards': false } : {};
  const set = { ...others, ...(changed && { ...consentFields(changed), ...boards }) };
  return users.updating(
    { id: before.id },
    // A school that is left, or entered without a board, takes the person off the index `school`.
    { set, ...(others.school !== school && others.school_key === undefined && { remove: ['school_key'] }) },
    all(
      birth_year === null
        ? any(absent('birth_year'), equal('birth_year', null))
        : equal('birth_year', birth_year),
      equal('region', region),
      equal('school', school),
      ...consentKinds.map((kind) => equal(`consents.${kind}`, consents[kind])),
    ),
  );
};

/** Returns the write that changes the time zone and with it the reading days; it refuses when these have changed since. */
export const movingZone = (
  { id, last_activity_date }: Pick<UserItem, 'id' | 'last_activity_date'>,
  set: Pick<UserItem, 'time_zone' | 'last_activity_date' | 'moved'>,
): Write => users.updating({ id }, { set }, equal('last_activity_date', last_activity_date));

/** Returns the write that switches something on or off. */
export const switching = (id: string, switches: Partial<Switches & Pick<UserItem, 'guardians_see'>>): Write =>
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

interface AgreedTo {
  readonly terms_version?: string | undefined;
  readonly consent_version?: string | undefined;
}

const unchanged = (agreed: AgreedTo) =>
  (['terms_version', 'consent_version'] as const).map((name) =>
    agreed[name] === undefined ? absent(name) : equal(name, agreed[name]),
  );

/** A write that changes nothing and refuses once a newer version of the terms has been agreed to. */
export const stillAgreedTo = (id: string, agreed: AgreedTo): Write =>
  users.updating({ id }, {}, all(present('pk'), ...unchanged(agreed)));

/** Returns the write that stores a member's own answer to a version; it refuses if another answer was faster. */
export const answeringTerms = (
  id: string,
  before: AgreedTo,
  { version, agreed }: { version: string; agreed: boolean },
): Write =>
  users.updating(
    { id },
    agreed
      ? { set: { terms_version: version }, remove: ['terms_declined'] }
      : { set: { terms_declined: version } },
    all(present('pk'), ...unchanged(before)),
  );

/** The same for the answer of a child's guardian or school. */
export const agreeingForChild = (id: string, before: AgreedTo, version: string): Write =>
  users.updating({ id }, { set: { consent_version: version } }, all(present('pk'), ...unchanged(before)));
