import { operations } from '../../contract/operations/endpoints';
import { type SwitchKind, switchKinds } from '../../contract/operations/kinds';
import { advanceClock } from './cloud';
import { createPerson, type Person } from './people';

type Operator = Pick<Person, 'call'>;

export const throwOne = ({ call }: Operator, kind: SwitchKind, on: boolean, why = 'It said strange things') =>
  call(operations.throwSwitch, { body: { kind, on, why } });

/** The time after which a switch works. */
export const aMinute = 'PT1M';

/** Switches these off as an operator, and lets the minute pass in which it becomes effective. */
export const switchOff = async (...kinds: readonly SwitchKind[]): Promise<Person> => {
  const operator = await createPerson('operator');
  for (const kind of kinds) await throwOne(operator, kind, false);
  await advanceClock(aMinute);
  return operator;
};

/** Switches everything on, effective at once. */
export const switchAllOn = async (): Promise<void> => {
  const operator = await createPerson('operator');
  for (const kind of switchKinds) await throwOne(operator, kind, true);
  await advanceClock(aMinute);
};
