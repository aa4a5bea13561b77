import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { proposals } from '../../../contract/proposals/endpoints';
import { advanceClock, killAfter, resetClock, revive, testOnOwnEngine } from '../../support/cloud';
import { agreed, everything, expectShut } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { agree, propose } from '../../support/operators';
import { createPerson, type Person } from '../../support/people';
import { signedIn } from '../../support/sign-up';

let one: Person;

let two: Person;

beforeAll(async () => {
  [one, two] = await Promise.all([createPerson('operator'), createPerson('operator')]);
});

afterEach(resetClock);

const waiting = async ({ call }: Pick<Person, 'call'>) =>
  (await call(proposals.list, { query: {} })).body.proposals;

const withdraw = ({ call }: Pick<Person, 'call'>, id: string) => call(proposals.withdraw, { params: { id } });

let teacher: Person;

const verifying = () => ({ action: 'verify_teacher' as const, id: teacher.id });

beforeEach(async () => {
  teacher = await createPerson('teacher', { verified: false });
});

describe('an action that needs two operators', () => {
  test('404: cannot be agreed to after seven days, and is proposed anew', async () => {
    const { id } = (await propose(one, verifying())).body;
    await advanceClock('P7DT1S');
    const [first, second] = [await signedIn(one.email), await signedIn(two.email)];
    expect((await waiting(second)).some((proposal) => proposal.id === id)).toBe(false);
    for (const call of [agree, withdraw]) expect(codeOf(await call(second, id))).toBe('proposal_over');
    expect((await propose(first, verifying())).body).toMatchObject({ id, state: 'proposed' });
    expect((await agree(second, id)).status).toBe(200);
  });

  test('200: can still be agreed to just before seven days are over', async () => {
    const { id } = (await propose(one, verifying())).body;
    await advanceClock('P6DT23H59M');
    expect((await agree(await signedIn(two.email), id)).status).toBe(200);
  });
});

describe('the end of a guardianship', () => {
  const ending = async () => {
    const { child, adult } = await agreed(everything);
    return {
      child,
      adult,
      change: { action: 'end_guardianship' as const, adult_email: adult, child_id: child.id },
    };
  };

  testOnOwnEngine(
    '200: is complete after the function was killed between any two writes and the operator tried again',
    async () => {
      let after = 0;
      for (let killed = true; killed; after++) {
        const { child, adult, change } = await ending();
        const { id } = (await propose(one, change)).body;
        await killAfter('Proposals', after);
        await agree(two, id);
        killed = await revive();
        expect((await agree(two, id)).body.state).toBe('agreed');
        await expectShut(child);
        const found = await one.call(proposals.guardianships, { body: { email: adult } });
        expect(found.body.guardianships).toEqual([]);
      }
      expect(after).toBeGreaterThan(10);
    },
  );
});
