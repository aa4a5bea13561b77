import { expect } from '@jest/globals';
import { contract } from '../../contract';
import { referrals } from '../../contract/referrals/endpoints';
import { seed } from './cloud';
import type { Person } from './people';
import { setUp, signUp } from './sign-up';

export const submit = ({ call }: Pick<Person, 'call'>, referred_email: string) =>
  call(contract.referrals.submit, { body: { referred_email } });
export const mine = async ({ call }: Pick<Person, 'call'>) => (await call(contract.referrals.mine, {})).body;
export const link = ({ call }: Pick<Person, 'call'>) => call(referrals.link, {});
export const statusOf = async (referrer: Person) => (await mine(referrer)).referrals[0]?.status;

/** A newcomer by a referral, with a profile and the gems for newcomers. */
export const arrived = async (referrer: Person) => {
  const newcomer = await signUp();
  expect((await submit(referrer, newcomer.email)).status).toBe(200);
  const { body } = await setUp(newcomer);
  expect((await link(newcomer)).body.gems_awarded).toBe(25);
  return { newcomer, id: body.profile?.id ?? '' };
};

/** Reading days of the newcomer from the day of joining, which change the record instead of the clock. */
export const read = async (id: string, days: number) => {
  for (let day = 0; day < days; day++) await seed({ task: 'readingDay', userId: id, after: day });
};
