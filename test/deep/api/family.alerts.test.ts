import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { flags } from '../../../contract/flags/endpoints';
import { severities } from '../../../contract/flags/kinds';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, atRest, eventually, functionLogs, resetClock, seed } from '../../support/cloud';
import { agreed, everything } from '../../support/consent';
import { createFamily, createGuardian, pageOf, setAlerts } from '../../support/family';
import { nameOf } from '../../support/friends';
import { mailsOut, mailsTo } from '../../support/mail';
import { createPerson, type Person, randomLetters } from '../../support/people';
import { signedIn } from '../../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

const bodyOf = async (who: Pick<Person, 'call'>, child: Pick<Person, 'id'>) => {
  const { status, body } = await pageOf(who, child);
  expect(status).toBe(200);
  return body;
};

/** The same user with a token of today. */
const again = async (person: Person): Promise<Person> => ({ ...person, ...(await signedIn(person.email)) });

describe('alerts', () => {
  const kinds = { severe: severities.severe, doubtful: severities.doubtful, mild: severities.mild };
  const raise = (
    child: Person,
    severity: keyof typeof kinds,
    mayKnow: 'supervisors' | 'operators',
    id = randomLetters(),
  ) =>
    seed({
      task: 'flag',
      userId: child.id,
      feature: 'chat',
      messageId: id,
      crisis: { kind: 'danger', severity: kinds[severity], mayKnow },
      fails: false,
    });
  const close = (child: Person, id: string, outcome: 'handled' | 'false_alarm' | 'severe') =>
    operator.call(flags.resolve, { body: { child_id: child.id, id: `chat.${id}`, outcome } });
  const alertsOf = async (who: Person, child: Person) => (await bodyOf(who, child)).alerts.all;

  const toldRuns = async () => (await functionLogs()).filter((line) => line.includes('"flags told"')).length;
  const mailsAreSent = async () => {
    await mailsOut();
    const before = await toldRuns();
    await advanceClock('PT1M');
    await eventually(async () => ((await toldRuns()) > before ? true : undefined));
    await mailsOut();
    await atRest();
  };
  const subjectsTo = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

  test('200: severe ones are on the page with what an operator has done since, and sorrows without', async () => {
    const { child, guardian } = await createFamily();
    await raise(child, 'severe', 'supervisors', 's1');
    await advanceClock('PT1S');
    await raise(child, 'mild', 'supervisors', 'm1');
    const mild = { severe: false, kind: null, outcome: null, outcome_at: null };
    expect(await alertsOf(guardian, child)).toMatchObject([
      mild,
      { severe: true, kind: 'danger', outcome: null, outcome_at: null },
    ]);
    await close(child, 's1', 'handled');
    expect(await alertsOf(guardian, child)).toMatchObject([
      mild,
      { outcome: 'handled', outcome_at: expect.any(String) },
    ]);
    await advanceClock('P31D');
    expect(await alertsOf(await again(guardian), child)).toEqual([]);
  });

  test('200: a doubtful one is hidden, also after an operator has closed it, and shown once it was made severe', async () => {
    const { child, guardian } = await createFamily();
    await raise(child, 'doubtful', 'supervisors', 'd1');
    await raise(child, 'doubtful', 'supervisors', 'd2');
    expect(await alertsOf(guardian, child)).toEqual([]);
    await close(child, 'd1', 'handled');
    expect(await alertsOf(guardian, child)).toEqual([]);
    await mailsAreSent();
    expect((await close(child, 'd2', 'severe')).status).toBe(200);
    expect(await alertsOf(guardian, child)).toMatchObject([{ severe: true, outcome: null }]);
  });

  test('200: a grown-up who may be named learns of none of them, nor of what was done', async () => {
    const { child, guardian } = await createFamily();
    await setAlerts(guardian, child, true);
    const before = await bodyOf(guardian, child);
    for (const severity of ['severe', 'doubtful', 'mild'] as const)
      await raise(child, severity, 'operators', severity);
    await close(child, 'severe', 'handled');
    await mailsAreSent();
    expect(await bodyOf(guardian, child)).toEqual(before);
    expect(await subjectsTo(guardian)).toEqual([]);
  });

  test('200: each guardian chooses to be mailed about sorrows; about a danger each is mailed in any case', async () => {
    const { child, guardian } = await createFamily();
    const other = await createGuardian(child);
    expect((await setAlerts(other, child, true)).body).toEqual({ mild_by_mail: true });
    expect((await bodyOf(other, child)).alerts.mild_by_mail).toBe(true);
    expect((await bodyOf(guardian, child)).alerts.mild_by_mail).toBe(false);
    await raise(child, 'mild', 'supervisors');
    await mailsAreSent();
    const name = await nameOf(child);
    expect(await subjectsTo(guardian)).toEqual([]);
    expect(await subjectsTo(other)).toEqual([`A quiet moment with “${name}”?`]);
    expect((await mailsTo(other.email))[0]?.text).toContain(`/children/${child.id}`);
    await setAlerts(other, child, false);
    await raise(child, 'mild', 'supervisors');
    await raise(child, 'severe', 'supervisors');
    await mailsAreSent();
    for (const who of [guardian, other])
      expect((await subjectsTo(who)).slice(who === other ? 1 : 0)).toEqual([
        `Please talk with “${name}” today`,
      ]);
  });

  test('200: the mail about a sorrow in a talk passes on no word of the child', async () => {
    const { child, guardian } = await createFamily();
    await setAlerts(guardian, child, true);
    const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 2 });
    await talk.say('I miss my grandma so much');
    await mailsAreSent();
    const [mail] = await mailsTo(guardian.email);
    expect(mail?.subject).toMatch(/^A quiet moment/);
    expect(mail?.text).not.toMatch(/grandma|miss my/);
    expect(await alertsOf(guardian, child)).toMatchObject([{ feature: 'chat', severe: false }]);
  });

  test('200: three mails a day about sorrows are enough, and they count for no mail about a danger', async () => {
    const { child, guardian } = await createFamily();
    await setAlerts(guardian, child, true);
    for (let i = 0; i < 4; i++) {
      await raise(child, 'mild', 'supervisors');
      await mailsAreSent();
    }
    expect(await subjectsTo(guardian)).toHaveLength(3);
    await raise(child, 'severe', 'supervisors');
    await mailsAreSent();
    expect(await subjectsTo(guardian)).toHaveLength(4);
    expect(await alertsOf(guardian, child)).toHaveLength(5);
  });

  test('200: the choice outlasts a new consent', async () => {
    const guardian = await createPerson('parent');
    const { child } = await agreed(everything, guardian.email);
    await setAlerts(guardian, child, true);
    await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
    expect((await bodyOf(guardian, child)).alerts.mild_by_mail).toBe(true);
  });
});
