import { afterEach, describe, expect, test } from '@jest/globals';
import { analytics } from '../../contract/analytics/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { controls } from '../../contract/controls/endpoints';
import { shop } from '../../contract/shop/endpoints';
import { shopFamily } from '../../contract/shop/family';
import { createSupervisor } from '../support/analytics';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, atRest, resetClock, seed, testOnOwnEngine } from '../support/cloud';
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
import { createPerson, createTeen, type Person } from '../support/people';
import { handIn, startQuiz, think } from '../support/quiz';
import { signedIn } from '../support/sign-up';
import { createItem, giveGems } from '../support/store';

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
