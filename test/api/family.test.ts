import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { analytics } from '../../contract/analytics/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { controls } from '../../contract/controls/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { severities } from '../../contract/flags/kinds';
import { shop } from '../../contract/shop/endpoints';
import { shopFamily } from '../../contract/shop/family';
import { createSupervisor } from '../support/analytics';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  resetClock,
  seed,
  testOnOwnEngine,
} from '../support/cloud';
import { agreed, everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { decide } from '../support/families';
import { createFamily, createGuardian, leaveClass, pageOf, setAlerts } from '../support/family';
import {
  changeFields,
  createFriendly,
  createSchool,
  nameOf,
  request,
  respond,
  usageOf,
} from '../support/friends';
import { mailsOut, mailsTo } from '../support/mail';
import { createPerson, createTeen, type Person, randomLetters } from '../support/people';
import { handIn, startQuiz, think } from '../support/quiz';
import { signedIn } from '../support/sign-up';
import { createItem, giveGems } from '../support/store';

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

const pass = async (guardian: Person) => {
  await advanceClock('PT1S');
  return guardian;
};

describe('the page of a child', () => {
  test('200: has the consents, the week, who sees the child, and nothing that waits, for each guardian', async () => {
    const { child, guardian } = await createFamily();
    const other = await createGuardian(child);
    for (const who of [guardian, other]) {
      const page = await bodyOf(who, child);
      expect(page).toMatchObject({
        child_id: child.id,
        child: { username: await nameOf(child) },
        status: 'given',
        suggestion: 'begin',
        classes: [],
        friends: [],
        orders: [],
        terms: null,
        talks: { open: true, looks: [] },
        alerts: { mild_by_mail: false, all: [] },
        gifts: { left: 10, given: [] },
        week: { days: 0, words_read: 0, before: { days: 0 } },
      });
      expect(page.grown_ups.seeing).toHaveLength(2);
    }
  });

  test('404: it is refused to a stranger, to a teacher and to another parent who see the child, and after the guardianship', async () => {
    const { child } = await createFamily();
    const [teacher, parent] = [await createSupervisor(child), await createSupervisor(child, 'parent')];
    for (const who of [await createPerson('parent'), teacher, parent]) {
      expect(codeOf(await pageOf(who, child))).toBe('child_not_found');
      expect(codeOf(await setAlerts(who, child, true))).toBe('child_not_found');
    }
    const teen = await createTeen();
    const guardian = await createGuardian(teen);
    expect((await pageOf(guardian, teen)).status).toBe(200);
    await teen.call(consent.setGuardiansSee, { body: { see: 'nothing' } });
    expect(codeOf(await pageOf(guardian, teen))).toBe('child_not_found');
    expect(codeOf(await pageOf(guardian, { id: 'nobody' }))).toBe('child_not_found');
  });

  test('200: counts the last seven days beside the seven before', async () => {
    const { child, guardian } = await createFamily();
    const { id } = await createBook();
    const { body: given } = await startQuiz(child, id, 1);
    await think();
    await handIn(child, given);
    await atRest();
    const { week, suggestion } = await bodyOf(guardian, child);
    expect(week).toMatchObject({ days: 1, quizzes: 1, asked: given.quiz.length, before: { days: 0 } });
    expect(week.words_read).toBeGreaterThan(0);
    expect(['stuck', 'talk_about_it']).toContain(suggestion);
    await advanceClock('P7D');
    const later = await bodyOf(await signedIn(guardian.email), child);
    expect(later.week).toMatchObject({
      days: 0,
      quizzes: 0,
      before: { days: 1, words_read: week.words_read },
    });
    expect(later.suggestion).toBe('come_back');
  });

  test('200: shows who read talks, and a student who decides alone closes them for a guardian', async () => {
    const { child, guardian } = await createFamily();
    const { id } = await createBook();
    const talk = await startTalk(child, { bookId: id, endChapter: 2 });
    await talk.say('I liked the dragon');
    await guardian.call(analytics.transcript, { params: { userId: child.id, sessionId: talk.session_id } });
    const other = await createGuardian(child);
    const by = await nameOf(guardian);
    expect((await bodyOf(other, child)).talks).toMatchObject({ open: true, looks: [{ by, you: false }] });
    expect((await bodyOf(guardian, child)).talks.looks).toMatchObject([{ you: true }]);
    await changeFields(child.id, { age: 14, birth_year: null, guardians_see: 'no_talks' });
    expect((await bodyOf(guardian, child)).talks.open).toBe(false);
  });

  test('200: what waits for a yes is on it, and only that of this child', async () => {
    const { child, guardian } = await createFamily();
    const sibling = await createPerson();
    await seed({ task: 'guardian', adult: guardian.email, childId: sibling.id });
    const prize = await createItem({ type: 'prize', stock: 5 });
    await giveGems(child, 100);
    await child.call(shop.purchase, { body: { item_id: prize.id, request_id: crypto.randomUUID() } });
    const [order, ...more] = (await bodyOf(guardian, child)).orders;
    expect(more).toEqual([]);
    expect(order).toMatchObject({ child_id: child.id, purchase: { item_name: prize.name } });
    expect((await bodyOf(guardian, sibling)).orders).toEqual([]);
  });
});

testOnOwnEngine(
  '200: the page of a child with three grown-ups and five friends reads 28.5 units',
  async () => {
    const { child, guardian } = await createFamily();
    await createGuardian(child);
    await createSupervisor(child);
    await changeFields(child.id, { discoverable: true });
    for (let i = 0; i < 5; i++) {
      const friend = await createFriendly();
      await request(friend, child);
      await respond(child, friend);
    }
    await pageOf(guardian, child);
    const used = await usageOf(() => pageOf(guardian, child));
    const units = used.map((one) => one.split(' ').map(Number));
    expect(units.reduce((sum, [, read = 0]) => sum + read, 0)).toBe(28.5);
    expect(units.every(([, , written]) => written === 0)).toBe(true);
  },
);

describe('what a guardian changes', () => {
  const changesOf = async (who: Person, child: Person) =>
    (await bodyOf(who, child)).changes.map(({ what, given, by, you }) => [what, given, by, you]);

  test('200: is seen by the other guardian with date and name', async () => {
    const { child, guardian } = await createFamily();
    const other = await createGuardian(child);
    const friend = await createFriendly();
    await changeFields(child.id, { discoverable: true });
    await request(friend, child);
    await respond(child, friend);
    const [one, two] = [await createPerson('parent'), await createPerson('parent')];
    for (const adult of [one, two]) {
      await request(adult, child);
      await respond(child, adult);
    }
    const params = { child_id: child.id };
    await decide(await pass(guardian), child, one, true);
    await decide(await pass(other), child, two, false);
    await decide(await pass(guardian), child, friend, false);
    await (await pass(guardian)).call(consent.changeForChild, {
      params,
      body: { ...everything, voice: false, time_zone: 'Europe/Berlin' },
    });
    await (await pass(other)).call(controls.change, { params, body: { off: ['store'] } });
    await (await pass(other)).call(consent.correctForChild, { params, body: { region: 'Canada' } });
    const [first, second] = [await nameOf(guardian), await nameOf(other)];
    const all = [
      ['details', null, second],
      ['controls', null, second],
      ['voice', false, first],
      ['time_zone', null, first],
      ['friend_ended', null, first],
      ['grown_up_ended', null, second],
      ['let_in', null, first],
    ];
    const sorted = (list: unknown[][]) => list.map(String).toSorted();
    expect(sorted(await changesOf(other, child))).toEqual(
      sorted(all.map(([what, given, by]) => [what, given, by, by === second])),
    );
    expect(sorted(await changesOf(guardian, child))).toEqual(
      sorted(all.map(([what, given, by]) => [what, given, by, by === first])),
    );
    const times = (await bodyOf(other, child)).changes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('200: nothing is recorded where nothing changes', async () => {
    const { child, guardian } = await createFamily();
    const { region } = (await bodyOf(guardian, child)).child;
    const params = { child_id: child.id };
    await guardian.call(consent.correctForChild, { params, body: { region } });
    expect(await changesOf(guardian, child)).toEqual([]);
  });

  test('200: a guardian without an account is named by the masked address', async () => {
    const { child, adult } = await agreed();
    const guardian = await createGuardian(child);
    const masked = adult.replace(/^(.)[^@]*/, '$1•••');
    expect((await bodyOf(guardian, child)).changes).toContainEqual({
      at: expect.any(String),
      what: 'core',
      given: true,
      by: masked,
      you: false,
    });
  });

  test('200: a yes and a no to a prize are recorded', async () => {
    const { child, guardian } = await createFamily();
    await giveGems(child, 100);
    for (const yes of [true, false]) {
      const item = await createItem({ type: 'gift_card', stock: 5 });
      const { body } = await child.call(shop.purchase, {
        body: { item_id: item.id, request_id: crypto.randomUUID() },
      });
      const id = body.purchase.id;
      await (await pass(guardian)).call(shopFamily.decide, { body: { child_id: child.id, id, yes } });
    }
    expect((await changesOf(guardian, child)).map(([what]) => what)).toEqual(['order_no', 'order_yes']);
  });
});

describe('a class', () => {
  const inClass = async () => {
    const { teacher, createPupil } = await createSchool();
    const child = await createPupil();
    const guardian = await createGuardian(child);
    const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
    const { code } = (await teacher.call(classes.change, { params: { id }, body: { code: 'new' } })).body;
    const join = (who: Person) => who.call(classes.join, { body: { code: code ?? '' } });
    expect((await join(child)).status).toBe(200);
    const put = async (who: Person) =>
      (await who.call(classes.assign, { params: { id }, body: { add: [child.id], remove: [] } })).body
        .changed;
    return { teacher, child, guardian, id, join, put };
  };

  test('200: a guardian takes the child out, and nobody puts it back for thirty days', async () => {
    const { teacher, child, guardian, id, join, put } = await inClass();
    const owls = { id, name: 'Owls', teacher: await nameOf(teacher), badge_since: null };
    expect((await bodyOf(guardian, child)).classes).toEqual([owls]);
    expect((await leaveClass(guardian, child, id)).body).toEqual({ left: true });
    const page = await bodyOf(guardian, child);
    expect([page.classes, page.changes[0]?.what]).toEqual([[], 'class_ended']);
    expect(codeOf(await leaveClass(guardian, child, id))).toBe('class_not_found');
    expect(await put(teacher)).toBe(0);
    expect(codeOf(await join(child))).toBe('class_code_unknown');
    await advanceClock('P29DT23H');
    expect(await put(await again(teacher))).toBe(0);
    await advanceClock('PT2H');
    expect(await put(await again(teacher))).toBe(1);
  });

  test('404: only a guardian of the child does it', async () => {
    const { teacher, child, id } = await inClass();
    for (const who of [teacher, await createPerson('parent')])
      expect(codeOf(await leaveClass(who, child, id))).toBe('child_not_found');
    expect((await child.call(classes.mine, {})).body.classes).toHaveLength(1);
  });
});

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
