import { afterEach, describe, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import type { Export } from '../../../contract/exports/endpoints';
import { feedback } from '../../../contract/feedback/endpoints';
import { referrals } from '../../../contract/referrals/endpoints';
import { shop } from '../../../contract/shop/endpoints';
import { hashOf } from '../../../lambdas/platform/secret';
import { createSupervisor, lookAt } from '../../support/analytics';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock, resetClock, seed } from '../../support/cloud';
import { createComic, story } from '../../support/comics';
import { agreed, everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import {
  addressFor,
  allTextOf,
  ask,
  copyFor,
  dataOf,
  download,
  expectValid,
  look,
} from '../../support/exports';
import { changeFields, createFriendly, nameOf, request, respond } from '../../support/friends';
import { newAddress } from '../../support/mail';
import { doneByTwo } from '../../support/operators';
import { createPerson, createTeen, type Person } from '../../support/people';

afterEach(() => resetClock());

const family = async (age = 9) => {
  const parent = await createPerson('parent');
  const { child } = await agreed(everything, parent.email, { age });
  return { parent, child };
};

const expectShut = async (who: Person, about: string, code: string) => {
  for (const call of [ask(who, about), addressFor(who, about)]) expect(codeOf(await call)).toBe(code);
  expect(await look(who, about)).toBeUndefined();
};

describe('404: a copy of somebody else’s data is refused to', () => {
  test('a stranger of any role, with the same answer as for an unknown person', async () => {
    const { child } = await family();
    for (const role of ['student', 'parent', 'teacher'] as const)
      for (const about of [child.id, 'nobody'])
        await expectShut(await createPerson(role), about, 'child_not_found');
  });

  test('a teacher and a parent who supervise the child, but are no guardians', async () => {
    const child = await createPerson();
    for (const role of ['teacher', 'parent'] as const)
      await expectShut(await createSupervisor(child, role), child.id, 'child_not_found');
  });

  test('a guardian whose guardianship has ended, also after the copy was made', async () => {
    const { parent, child } = await family();
    await copyFor(parent, child.id);
    const operator = await createPerson('operator');
    await doneByTwo(operator, {
      action: 'end_guardianship',
      adult_email: parent.email,
      child_id: child.id,
    });
    await expectShut(parent, child.id, 'child_not_found');
  });
});

test('403: a child for whom a grown-up decides gets no copy, and a student who decides alone is the only one who does', async () => {
  const { child, parent } = await family();
  await expectShut(child, child.id, 'export_by_guardian');
  await changeFields(child.id, { age: 13 });
  await expectShut(parent, child.id, 'export_by_student');
  expect((await ask(child)).status).toBe(200);
});

test('200: each guardian has a copy of the own, which nobody else’s session gets', async () => {
  const { parent, child } = await family();
  const other = await createPerson('parent');
  await seed({ task: 'guardian', adult: other.email, childId: child.id });
  await copyFor(parent, child.id);
  expect(await look(other, child.id)).toBeNull();
  expect(codeOf(await addressFor(other, child.id))).toBe('export_not_ready');
  const files = await copyFor(other, child.id);
  const [one, two] = [parent, other].map(({ email }) => email);
  const seeing = dataOf(files, 'grown_ups').seeing.map(({ address }: { address: string }) => address);
  expect(seeing).toContain(two);
  expect(seeing).not.toContain(one);
  expect(allTextOf(files)).not.toContain(one);
});

test('403: the address of a file is valid for ten minutes and only for this file, and nobody gets one after a day', async () => {
  const [teen, other] = await Promise.all([createTeen(), createTeen()]);
  await copyFor(teen);
  await copyFor(other);
  const { address } = (await addressFor(teen)).body;
  expect((await download(address)).status).toBe(200);
  const [path, query] = address.split('?');
  expect((await download(path ?? '')).status).toBe(403);
  const [otherPath] = (await addressFor(other)).body.address.split('?');
  expect((await download(`${otherPath}?${query}`)).status).toBe(403);
  // The clock runs while the test does, so the tests of the edges have room.
  expect(new URLSearchParams(query).get('X-Amz-Expires')).toBe('600');
  await advanceClock('PT5M');
  expect((await download(address)).status).toBe(200);
  await advanceClock('PT5M1S');
  expect((await download(address)).status).toBe(403);
  const { asked_at, gone_at } = (await look(teen)) as Export;
  const hours = (Date.parse(gone_at ?? '') - Date.parse(asked_at)) / 3_600_000;
  expect(Math.floor(hours)).toBe(24);
  await advanceClock('PT23H');
  expect((await addressFor(teen)).status).toBe(200);
  await advanceClock('PT1H');
  expect(codeOf(await addressFor(teen))).toBe('export_not_ready');
  expect(await look(teen)).toBeNull();
});

describe('other people’s data is in no copy:', () => {
  /** A student with a friend, whose words, addresses and ids are the canaries. */
  const befriended = async (child: Person) => {
    const friend = await createFriendly();
    await changeFields(child.id, { discoverable: true });
    await request(child, friend);
    await respond(friend, child);
    return friend;
  };

  test('200: not in that of a student with friends, likes, recommendations and grown-ups', async () => {
    const child = await createTeen({ school: 'A School' });
    const friend = await befriended(child);
    const theirs = await createComic(friend, story('Zacharias'));
    const mine = await createComic(child);
    await child.call(comics.like, { params: { id: theirs.id } });
    await friend.call(comics.like, { params: { id: mine.id } });
    const referred = newAddress('referred');
    await child.call(referrals.submit, { body: { referred_email: referred } });
    const talk = await startTalk(friend, { bookId: (await createBook()).id, endChapter: 1 });
    await talk.say('The purple canary sings at midnight');
    const parent = await createSupervisor(child, 'parent');
    const files = await copyFor(child);
    expectValid(files);
    expect(dataOf(files, 'friends').friends).toMatchObject([{ username: await nameOf(friend) }]);
    expect(dataOf(files, 'friends').recommended).toHaveLength(1);
    expect(dataOf(files, 'comics').comics).toMatchObject([{ likes: 1 }]);
    const copied = allTextOf(files);
    for (const canary of [
      friend.id,
      friend.email,
      theirs.id,
      'Zacharias',
      'purple canary',
      referred,
      parent.id,
      parent.email,
    ])
      expect([canary, copied.includes(canary)]).toEqual([canary, false]);
  });

  test('200: not in that of a guardian, but for the own address and the names that the guardian sees anyway', async () => {
    const { parent, child } = await family();
    const friend = await befriended(child);
    const teacher = await createSupervisor(child);
    const files = await copyFor(parent, child.id);
    const copied = allTextOf(files);
    for (const canary of [friend.id, friend.email, teacher.id, teacher.email, child.email, parent.id])
      expect([canary, copied.includes(canary)]).toEqual([canary, false]);
    expect(copied).toContain(parent.email);
  });
});

describe('200: what may name a supervisor is in no guardian’s copy, nor a number that tells of it:', () => {
  test('a talk ends before such words, and one that begins with them is absent with its feedback', async () => {
    const { parent, child } = await family();
    const bookId = (await createBook()).id;
    const talk = await startTalk(child, { bookId, endChapter: 2 });
    await talk.say('I liked the dragon very much');
    await talk.say('my dad hits me every day');
    await talk.say('The dragon bakes bread for everyone');
    const hidden = await startTalk(child, { bookId, endChapter: 2 });
    await hidden.say('daddy makes me keep secrets about his touching');
    for (const { session_id } of [talk, hidden])
      await child.call(feedback.give, {
        body: { feature_type: 'chat', reference_id: session_id, feedback_data: { rating: 2 } },
      });
    const files = await copyFor(parent, child.id);
    const talks = dataOf(files, 'talks');
    expect(talks).toMatchObject([{ message_count: 1 }]);
    expect(talks[0].messages).toHaveLength(3);
    expect(dataOf(files, 'feedback')).toEqual([]);
    const seen = (await lookAt(parent, child).chats()).body.sessions;
    expect(seen.map(({ message_count }) => message_count)).toEqual([1]);
    expect(allTextOf(files)).not.toMatch(/hits me|secrets about|bakes bread|crisis|operators/);
  });

  test('stories, wishes, feedback and drafts with such words', async () => {
    const { parent, child } = await family();
    await child.call(feedback.give, {
      body: {
        feature_type: 'dashboard',
        reference_id: null,
        feedback_data: { comment: 'my dad hits me every day', feedback_type: 'other' },
      },
    });
    await child.call(feedback.give, {
      body: {
        feature_type: 'dashboard',
        reference_id: null,
        feedback_data: { comment: 'I like the owl', feedback_type: 'other' },
      },
    });
    await child.call(shop.request, { body: { item: 'that my dad stops hitting me' } });
    await child.call(comics.saveDraft, { body: { story: 'My dad hits me every night.', style: null } });
    const files = await copyFor(parent, child.id);
    const copied = allTextOf(files);
    expect(copied).toContain('I like the owl');
    expect(copied).not.toMatch(/hits me|hitting me/);
    expect(dataOf(files, 'comics').draft).toBeNull();
  });

  test('a finished comic whose story is flagged so, with its picture', async () => {
    const { parent, child } = await family();
    const flagged = await createComic(child, story('Bartholomew'));
    await advanceClock('P1D');
    const usual = await createComic(child, story('Clementine'));
    await seed({
      task: 'flag',
      userId: child.id,
      feature: 'comic',
      messageId: `${hashOf(flagged.story)}-2`,
      crisis: { kind: 'abuse', severity: 2, mayKnow: 'operators' },
    });
    const files = await copyFor(parent, child.id);
    expect(dataOf(files, 'comics').comics.map(({ story }: { story: string }) => story)).toEqual([
      usual.story,
    ]);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
    expect(allTextOf(files)).not.toContain('Bartholomew');
  });

  test('a grown-up whom the child has reported', async () => {
    const { parent, child } = await family();
    const adult = await createPerson('teacher');
    await request(adult, child);
    await respond(child, adult, 'report');
    const files = await copyFor(parent, child.id);
    const copied = allTextOf(files);
    expect(copied).not.toContain(await nameOf(adult));
    expect(JSON.stringify(dataOf(files, 'grown_ups'))).not.toMatch(/reported|request/);
  });
});

test('200: the own copy of a student has all own words, those of a crisis too', async () => {
  const teen = await createTeen();
  const talk = await startTalk(teen, { bookId: (await createBook()).id, endChapter: 2 });
  await talk.say('my dad hits me every day');
  const files = await copyFor(teen);
  expect(dataOf(files, 'talks')[0].messages[1].message_content).toBe('my dad hits me every day');
  expect(allTextOf(files)).not.toMatch(/"crisis"|"severity"|operators/);
});
