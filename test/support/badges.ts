import { badges } from '../../contract/badges/endpoints';
import type { ChildAnswer } from '../../contract/children/sign-in';
import { classes } from '../../contract/classes/endpoints';
import { byPictures, createFamily, enter } from './children';
import { changeFields, createSchool } from './friends';
import type { Person } from './people';

type Teacher = Pick<Person, 'call'>;
type Family = Awaited<ReturnType<typeof createFamily>>;

export const createClass = async ({ call }: Teacher, name = 'Owls') => {
  const { id } = (await call(classes.create, { body: { name } })).body;
  const { code } = (await call(classes.change, { params: { id }, body: { code: 'new' } })).body;
  return { id, code: code ?? '' };
};

/** Operators have entered the school, and the child types the code of the class. */
export const joinClass = async ({ id, device }: Family, domain: string, code: string) => {
  await changeFields(id, { school: domain });
  const { call } = await enter(id, byPictures(device));
  return call(classes.join, { body: { code } });
};

export const makeBadges = async ({ call }: Teacher, id: string, pupils: string[]) =>
  (await call(badges.make, { params: { id }, body: { pupils } })).body.made;

export const openFor = async ({ call }: Teacher, id: string, time_zone?: string) => {
  const body = { name: 'Tablet 7', ...(time_zone !== undefined && { time_zone }) };
  return (await call(badges.openDevice, { params: { id }, body })).body;
};

export const listOf = async ({ call }: Teacher, id: string) =>
  (await call(badges.list, { params: { id } })).body;

export const byBadge = (device: string, badge: string): ChildAnswer => ({ kind: 'badge', device, badge });

/** A teacher with a class, so many pupils without an address in it, each with a badge, and an open device. */
export const createBadgeClass = async (size = 1) => {
  const families: Family[] = [];
  for (let n = 0; n < size; n++) families.push(await createFamily());
  const { teacher, domain, createPupil } = await createSchool();
  const { id: classId, code } = await createClass(teacher);
  for (const family of families) await joinClass(family, domain, code);
  const made = await makeBadges(
    teacher,
    classId,
    families.map(({ id }) => id),
  );
  const pupils = families.map((family) => ({
    ...family,
    secret: made.find(({ pupil }) => pupil === family.id)?.secret ?? '',
  }));
  const { device, until } = await openFor(teacher, classId);
  const [pupil] = pupils;
  if (pupil === undefined) throw new Error('A class without pupils');
  return { teacher, domain, createPupil, classId, code, pupils, pupil, device, until };
};

export type BadgeClass = Awaited<ReturnType<typeof createBadgeClass>>;

/** The id of a device, which is the middle of its token. */
export const idIn = (device: string): string => device.split('.')[1] ?? '';
