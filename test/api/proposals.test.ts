import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { resetClock } from '../support/cloud';
import { agreed, everything, expectShut } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { agree, propose } from '../support/operators';
import { createPerson, meOf, type Person } from '../support/people';

let one: Person;
let two: Person;
beforeAll(async () => {
  [one, two] = await Promise.all([createPerson('operator'), createPerson('operator')]);
});
afterEach(resetClock);

const waiting = async ({ call }: Pick<Person, 'call'>) =>
  (await call(proposals.list, { query: {} })).body.proposals;
const withdraw = ({ call }: Pick<Person, 'call'>, id: string) => call(proposals.withdraw, { params: { id } });
const logOf = async (reason: string) =>
  (await one.call(audit.actions, { query: {} })).body.actions.filter((action) => action.case === reason);

let teacher: Person;
const verifying = () => ({ action: 'verify_teacher' as const, id: teacher.id });
beforeEach(async () => {
  teacher = await createPerson('teacher', { verified: false });
});

describe('an action that needs two operators', () => {
  test('200: changes nothing until another agrees, and the log names both, the case and no target', async () => {
    const { body: proposed } = await propose(one, verifying(), 'Ticket 71');
    expect(proposed).toMatchObject({ state: 'proposed', case: 'Ticket 71', yours: true });
    expect((await meOf(teacher)).verified).toBe(false);
    const listed = (await waiting(two)).find(({ id }) => id === proposed.id);
    const { username: proposer } = await meOf(one);
    expect(listed).toMatchObject({
      change: verifying(),
      about: `${(await meOf(teacher)).username} (${teacher.email})`,
      proposed_by: proposer,
      yours: false,
    });
    expect(await agree(two, proposed.id)).toMatchObject({ status: 200, body: { state: 'agreed' } });
    expect((await meOf(teacher)).verified).toBe(true);
    expect((await waiting(two)).some(({ id }) => id === proposed.id)).toBe(false);

    const [last, first] = await logOf('Ticket 71');
    expect(last).toMatchObject({
      action: 'verify_teacher',
      step: 'agreed',
      operator: (await meOf(two)).username,
      proposed_by: proposer,
      case: 'Ticket 71',
      target: null,
    });
    expect(first).toMatchObject({ step: 'proposed', operator: proposer, target: null });
    expect(first?.target_hash).toBe(last?.target_hash);
    expect(JSON.stringify([first, last])).not.toContain(teacher.id);
  });

  test('403: nobody agrees to a proposal of their own, under another spelling of the mailbox either', async () => {
    const { id } = (await propose(one, verifying())).body;
    const again = await createPerson('operator', {}, one.email.replace('@', '+second@'));
    expect((await waiting(again)).find((proposal) => proposal.id === id)?.yours).toBe(true);
    for (const same of [one, again]) expect(codeOf(await agree(same, id))).toBe('proposal_yours');
    expect((await meOf(teacher)).verified).toBe(false);
  });

  test('200: is proposed once, whoever proposes it again, and the second operator still has to agree', async () => {
    const first = (await propose(one, verifying(), 'First')).body;
    const second = (await propose(two, verifying(), 'Second')).body;
    expect(second).toMatchObject({ id: first.id, case: 'First', state: 'proposed', yours: false });
    expect((await meOf(teacher)).verified).toBe(false);
    expect((await waiting(one)).filter(({ id }) => id === first.id)).toHaveLength(1);
    expect([await logOf('First'), await logOf('Second')].map(({ length }) => length)).toEqual([1, 0]);
    expect((await agree(two, first.id)).status).toBe(200);
  });

  test('404: cannot be agreed to once it is withdrawn, by either, which the log says', async () => {
    for (const by of [one, two]) {
      const reason = `Withdrawn by ${by.email}`;
      const { id } = (await propose(one, verifying(), reason)).body;
      expect((await withdraw(by, id)).body.state).toBe('withdrawn');
      expect(codeOf(await agree(two, id))).toBe('proposal_over');
      expect(codeOf(await withdraw(one, id))).toBe('proposal_over');
      const [last] = await logOf(reason);
      expect(last).toMatchObject({ step: 'withdrawn', operator: (await meOf(by)).username });
    }
    expect((await meOf(teacher)).verified).toBe(false);
  });

  test('403: is for operators only', async () => {
    const { id } = (await propose(one, verifying())).body;
    for (const call of [agree, withdraw]) expect(codeOf(await call(teacher, id))).toBe('forbidden');
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

  test('200: waits for the second operator', async () => {
    const { child, change } = await ending();
    const { id } = (await propose(one, change)).body;
    expect((await meOf(child)).consents).toEqual(everything);
    expect((await agree(two, id)).status).toBe(200);
    await expectShut(child);
  });

  test('404: that is over already is not proposed again', async () => {
    const { change } = await ending();
    const { id } = (await propose(one, change)).body;
    expect((await agree(two, id)).status).toBe(200);
    expect(codeOf(await propose(one, change))).toBe('guardianship_not_found');
  });
});
