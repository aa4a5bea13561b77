import type { SubjectFunction } from '../subject-function';
import type { Bell, Cause } from './bell';
import { errorGroupsOf, errorsOf, type Group, groupsOf, throttlesOf } from './consequence';
import { isWorkedOff, waitsOf } from './waits';

const describing = ({ means, functions }: Group, what: string) =>
  `${means}. ${what}: ${functions.map(({ declared: { name, notice } }) => `${name} (${notice})`).join(', ')}`;

/** What fails for a crisis is always heard on its own. */
const silentlyIn = (cause: Cause, isOfCause: boolean) => (isOfCause ? { cause } : {});

/** Rings when functions with the same consequence fail, are throttled, or leave their jobs waiting. */
export const watchFunctions = (bell: Bell, all: readonly SubjectFunction[]) => {
  for (const group of errorGroupsOf(all))
    bell.ring(`${group.id}Errors`, {
      description: describing(group, 'One of these fails'),
      metric: errorsOf(group),
      threshold: 1,
      ...silentlyIn('ScreensFail', group.consequence === 'Screens'),
    });
  for (const group of groupsOf(all))
    bell.ring(`${group.id}Throttles`, {
      description: describing(group, 'One of these is throttled'),
      metric: throttlesOf(group),
      threshold: 1,
      ...silentlyIn('ConcurrencyShort', group.consequence !== 'Crisis'),
    });
  for (const group of groupsOf(all.filter(isWorkedOff)))
    bell.ring(`${group.id}Waits`, {
      description: describing(group, 'A job of one of these waits for too long'),
      metric: waitsOf(group),
      threshold: 1,
    });
};
