import type { AccountType } from '../../../../contract/users/endpoints';

/** The account types, in words. */
export const accountTypes = [
  { value: 'any', label: 'Any' },
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
  { value: 'other', label: 'Parent' },
] as const satisfies readonly { value: AccountType | 'any'; label: string }[];

export const accountTypeWord = (type: AccountType | null) =>
  accountTypes.find(({ value }) => value === (type ?? 'any'))?.label;

/** With the year if it is not the current one. */
export const day = (time: string) => {
  const date = new Date(time);
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  });
};

export const clock = (time: string) =>
  new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

export const moment = (time: string) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
