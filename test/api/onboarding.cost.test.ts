import { expect } from '@jest/globals';
import { onboarding } from '../../contract/onboarding/endpoints';
import { atRest, tableUsed, testOnOwnEngine } from '../support/cloud';
import { setUp, signUp } from '../support/sign-up';

/** The units that calls of the onboarding use. */
const unitsOf = async (act: () => Promise<unknown>) => {
  await atRest();
  const before = await tableUsed();
  await act();
  const own = (await tableUsed())
    .slice(before.length)
    .filter(({ caller }) => caller.startsWith('OnboardingFunction'));
  const sum = (units: 'readUnits' | 'writeUnits') => own.reduce((all, one) => all + one[units], 0);
  return { reads: sum('readUnits'), writes: sum('writeUnits') };
};

testOnOwnEngine(
  'the profile of a child who waits for a grown-up takes no more write units than one of a student who decides alone',
  async () => {
    const [child, teen] = [await signUp(), await signUp()];
    const ofChild = await unitsOf(() => setUp(child, { age: 9 }));
    const ofTeen = await unitsOf(() => setUp(teen, { age: 15 }));
    expect(ofChild.writes).toBe(ofTeen.writes);
  },
);

testOnOwnEngine('the first step of a newcomer takes 3.5 read units and no write unit', async () => {
  const newcomer = await signUp();
  // The record, the mark of a deletion, the invitations and the agreement.
  expect(await unitsOf(() => newcomer.call(onboarding.state, {}))).toEqual({ reads: 3.5, writes: 0 });
});
