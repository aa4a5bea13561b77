import { controls } from '../../contract/controls/endpoints';
import type { Controls } from '../../contract/controls/fields';
import { momentIn } from '../../contract/rules/controls';
import { dayIn, dayOfNumber, newYork, numberOfDay } from '../../contract/rules/day';
import { advanceClock, seed } from './cloud';
import { createPerson, type Person } from './people';

type Child = Pick<Person, 'id'>;

/** Makes an adult the guardian of a child. */
export const makeGuardian = ({ email }: Person, { id }: Child) =>
  seed({ task: 'guardian', adult: email, childId: id });

/** A child of nine and a guardian with an account. */
export const createGuarded = async (of: Parameters<typeof createPerson>[1] = {}) => {
  const [parent, child] = await Promise.all([createPerson('parent'), createPerson('student', of)]);
  await makeGuardian(parent, child);
  return { parent, child };
};

export const setControls = (
  { call }: Person,
  { id }: Child,
  body: Partial<Controls> & { readonly time_zone?: string },
) => call(controls.change, { params: { child_id: id }, body });

export const controlsFor = ({ call }: Person, { id }: Child) =>
  call(controls.ofChild, { params: { child_id: id } });

export const beat = ({ call }: Person, minutes = 1) => call(controls.beat, { body: { minutes } });

export const everyDay = <T>(of: T) => ({ school: of, weekend: of });

/** The time of the server's clock. */
const clockOf = async (parent: Person, child: Child): Promise<Date> => {
  await setControls(parent, child, { quiz_first: true });
  const { body } = await setControls(parent, child, { quiz_first: false });
  return new Date(body.history[0]?.at ?? '');
};

/** Moves the clock to the next moment at which it is this hour in New York, on a later day. */
export const toHour = async (parent: Person, child: Child, hour: number) => {
  const at = await clockOf(parent, child);
  const tomorrow = dayOfNumber(numberOfDay(dayIn(newYork, at)) + 1);
  const wanted = momentIn(newYork, tomorrow, hour * 60);
  await advanceClock(`PT${Math.ceil((wanted.getTime() - at.getTime()) / 1000)}S`);
};

/** Moves the clock to noon in New York on the next such day of the week, with 1 for Monday. */
export const toWeekday = async (parent: Person, child: Child, weekday: number) => {
  do await toHour(parent, child, 12);
  while (new Date(`${dayIn(newYork, await clockOf(parent, child))}T12:00Z`).getUTCDay() !== weekday);
};
