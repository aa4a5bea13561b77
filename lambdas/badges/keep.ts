import type { badges } from '../../contract/badges/endpoints';
import { isMadeUp } from '../../contract/rules/made-up-address';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { ownName } from '../accounts/names';
import { type ClassItem, getOpenClass } from '../classes/get-class';
import { ApiError } from '../platform/api-error';
import { inParallel } from '../platform/in-parallel';
import { hashOf, newSecret } from '../platform/secret';
import { optimistically } from '../platform/table/optimistic';
import { badgeFor, changeBadge } from '../relations/class-places';
import { supervisionsBy } from '../relations/store';
import { supervisionOf } from '../relations/supervision';
import { openDevicesOf } from './open-device';
import { isInClass, mayHaveBadge, type Place, pupilsOf } from './pupils';
import { classDevices } from './store';
import { endVisits } from './visits';

/** The name that others see; a guardian who teaches the child sees the chosen one. */
const nameOf = ({ pupil, supervision }: Place): string =>
  supervision.guardian ? ownName(pupil) : pupil.username;

const badgesOf = async (teacher: UserItem, of: ClassItem) => {
  const [pupils, devices] = await Promise.all([pupilsOf(teacher, of.id), openDevicesOf(of)]);
  return {
    name: of.name,
    pupils: pupils
      .map((place) => ({
        id: place.pupil.id,
        name: nameOf(place),
        has_address: !isMadeUp(place.pupil.email),
        made_at: badgeFor(place.supervision, of.id)?.made_at ?? null,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    devices,
  };
};

export const list = async ({ actor: { id, user }, params }: Admitted<typeof badges.list>) =>
  badgesOf(user, await getOpenClass(id, params.id));

/** A new badge for a pupil; false for somebody who may have none. */
const makeOne = (teacher: UserItem, classId: string) => (pupil: UserItem) =>
  optimistically(async () => {
    const supervision = await supervisionOf(teacher.email, pupil.id);
    if (supervision === undefined || !mayHaveBadge(pupil)) return false;
    const place = { pupil, supervision };
    if (!isInClass(teacher, place, classId)) return false;
    const secret = newSecret(16);
    const isMade = await changeBadge(supervision, { classId, hash: hashOf(secret) });
    return isMade ? { pupil: pupil.id, name: nameOf(place), secret } : undefined;
  });

export const make = async ({ actor: { id, user }, params, body }: Admitted<typeof badges.make>) => {
  if (!user.verified) throw new ApiError('not_verified');
  const of = await getOpenClass(id, params.id);
  const wanted = new Set(body.pupils);
  const pupils = (await pupilsOf(user, of.id)).flatMap(({ pupil }) => (wanted.has(pupil.id) ? [pupil] : []));
  const made = (await inParallel(pupils, makeOne(user, of.id))).filter((one) => one !== false);
  return { made: made.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), now: await badgesOf(user, of) };
};

export const revoke = async ({ actor: { id, user }, params }: Admitted<typeof badges.revoke>) => {
  const of = await getOpenClass(id, params.id);
  await optimistically(async () => {
    const before = await supervisionOf(user.email, params.pupil);
    if (before === undefined || badgeFor(before, of.id) === undefined) return true;
    return (await changeBadge(before, { classId: of.id, hash: undefined })) || undefined;
  });
  await endVisits([params.pupil], await openDevicesOf(of));
  return badgesOf(user, of);
};

export const closeDevice = async ({ actor: { id, user }, params }: Admitted<typeof badges.closeDevice>) => {
  const of = await getOpenClass(id, params.id);
  const closed = await classDevices.take({ teacher_id: id, id: params.device });
  // Also those who have left the class since they came in.
  const pupils = await supervisionsBy(user.email, { consistent: true });
  if (closed !== undefined)
    await endVisits(
      pupils.map(({ child_id }) => child_id),
      [closed],
    );
  return badgesOf(user, of);
};
