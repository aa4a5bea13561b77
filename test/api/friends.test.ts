import { afterEach, describe, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { createBook } from '../support/books';
import { advanceClock, resetClock, seed } from '../support/cloud';
import { agreed, change, everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import {
  booksOf,
  changeFields,
  createFriendly,
  createFriends,
  createSchool,
  friendsOf,
  idsOfFriends,
  nameOf,
  openWith,
  request,
  requestsOf,
  respond,
  search,
  unfriend,
} from '../support/friends';
import { createPerson, meOf } from '../support/people';

afterEach(resetClock);

describe('a search by username', () => {
  test('200: finds the exact name in any case and with surrounding spaces, without an address', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    const name = await nameOf(other);
    for (const written of [name, `  ${name.toUpperCase()} `]) {
      const { body } = await search(me, written);
      expect(body).toEqual({
        id: other.id,
        username: name,
        points: 0,
        streak: 0,
        avatar: null,
        friendship_status: 'none',
      });
    }
    expect(codeOf(await search(me, name.slice(0, -1)))).toBe('friend_username_unknown');
  });

  test('200: shows the relation: asked, being asked, friends, declined', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    const [mine, theirs] = [await nameOf(me), await nameOf(other)];
    const standing = async () => [
      (await search(me, theirs)).body.friendship_status,
      (await search(other, mine)).body.friendship_status,
    ];
    expect(await standing()).toEqual(['none', 'none']);
    await request(me, other);
    expect(await standing()).toEqual(['request_sent', 'request_received']);
    await respond(other, me, 'decline');
    expect(await standing()).toEqual(['declined', 'none']);
    await advanceClock('P29D');
    expect(await standing()).toEqual(['declined', 'none']);
    await advanceClock('P1D');
    expect(await standing()).toEqual(['none', 'none']);
    await request(other, me);
    await respond(me, other);
    expect(await standing()).toEqual(['friends', 'friends']);
  });

  test.each([
    ['empty', '', 'friend_username_required'],
    ['blank', '   ', 'friend_username_required'],
    ['unknown', 'no such reader', 'friend_username_unknown'],
  ])('4xx: refuses an %s name', async (_, username, code) => {
    expect(codeOf(await search(await createFriendly(), username))).toBe(code);
  });

  test('400: refuses an own name', async () => {
    const me = await createFriendly();
    expect(codeOf(await search(me, await nameOf(me)))).toBe('friend_is_you');
    expect(codeOf(await request(me, me))).toBe('recipient_unknown');
  });

  test('429: is refused the twenty-first time in a minute', async () => {
    const me = await createFriendly();
    for (let i = 0; i < 20; i++) expect(codeOf(await search(me, 'nobody'))).toBe('friend_username_unknown');
    expect(codeOf(await search(me, 'nobody'))).toBe('too_many_searches');
    await advanceClock('PT61S');
    expect(codeOf(await search(me, 'nobody'))).toBe('friend_username_unknown');
  });
});

describe('a request', () => {
  test('200: makes two students friends when it is accepted, who see each other without an address', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    expect((await request(me, other)).body).toEqual({ auto_accepted: false });
    expect((await requestsOf(other)).incoming).toMatchObject([
      { id: me.id, user: { username: await nameOf(me), points: 0, streak: 0 } },
    ]);
    expect(await openWith(me)).toEqual({ incoming: [], outgoing: [other.id], rejected: [] });
    expect(await idsOfFriends(me)).toEqual([]);
    expect((await respond(other, me)).body).toEqual({ friendship_status: 'friends' });
    for (const [one, friend] of [
      [me, other],
      [other, me],
    ] as const) {
      const [shown] = await friendsOf(one);
      expect(shown).toEqual({
        classes: [],
        border: null,
        avatar: null,
        id: friend.id,
        username: await nameOf(friend),
        points: 0,
        streak: 0,
        relationship_type: 'friend',
        since: expect.any(String),
        guardian: false,
        active: true,
      });
      expect(await openWith(one)).toEqual({ incoming: [], outgoing: [], rejected: [] });
    }
  });

  test('200: is one request and one friendship if it is sent twice and accepted twice', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    for (let i = 0; i < 2; i++) expect((await request(me, other)).body).toEqual({ auto_accepted: false });
    for (let i = 0; i < 2; i++) expect((await respond(other, me)).status).toBe(200);
    expect((await request(me, other)).body).toEqual({ auto_accepted: true });
    expect(await idsOfFriends(me)).toEqual([other.id]);
  });

  test('200: makes friends if the other student has already asked', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    await request(me, other);
    expect((await request(other, me)).body).toEqual({ auto_accepted: true });
    expect(await idsOfFriends(me)).toEqual([other.id]);
    expect((await respond(other, me)).status).toBe(200);
  });

  test('409: can be repeated thirty days after it was declined, and immediately by the other student', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    await request(me, other);
    await respond(other, me, 'decline');
    expect(await openWith(me)).toEqual({ incoming: [], outgoing: [], rejected: [other.id] });
    expect(await openWith(other)).toEqual({ incoming: [], outgoing: [], rejected: [] });
    expect(codeOf(await request(me, other))).toBe('asked_recently');
    await advanceClock('P29D');
    expect(codeOf(await request(me, other))).toBe('asked_recently');
    await advanceClock('P2D');
    expect((await openWith(me)).rejected).toEqual([]);
    expect((await request(me, other)).body).toEqual({ auto_accepted: false });
    expect((await request(other, me)).body).toEqual({ auto_accepted: true });
  });

  test('200: is accepted automatically between students of a school with its own domain, unless one has declined', async () => {
    const { createPupil } = await createSchool();
    const [me, other] = [await createPupil(), await createPupil()];
    expect((await request(me, other)).body).toEqual({ auto_accepted: true });
    await unfriend(other, me);
    expect(codeOf(await request(me, other))).toBe('asked_recently');
    await advanceClock('P31D');
    expect((await request(me, other)).body).toEqual({ auto_accepted: false });
  });

  test.each([
    ['a public domain', 'Maple', 'ann.of.maple@gmail.com', 'bo.of.maple@gmail.com'],
    ['a sub-domain', 'Maple', 'ann@maple-sub.test', 'bo@pupils.maple-sub.test'],
    ['a look-alike of the domain', 'Maple', 'ann@maple-like.test', 'bo@map1e-like.test'],
    ['no school', null, 'ann@alone.test', 'bo@alone.test'],
  ])('200: waits for the answer with %s', async (_, school, one, other) => {
    const [me, you] = [
      await createPerson('student', { discoverable: true, school }, one),
      await createPerson('student', { discoverable: true, school }, other),
    ];
    expect((await request(me, you)).body).toEqual({ auto_accepted: false });
  });

  test('409: is refused as the thirty-first waiting one, and an answer makes room', async () => {
    const me = await createFriendly();
    const others = await Promise.all(Array.from({ length: 31 }, () => createFriendly()));
    const answers = await Promise.all(others.map((other) => request(me, other)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(['too_many_open_requests']);
    const asked = others.filter((_, i) => answers[i]?.status === 200);
    const last = others.find((_, i) => answers[i]?.status !== 200) ?? me;
    const [first = me] = asked;
    await respond(first, me, 'decline');
    expect((await request(me, last)).status).toBe(200);
  });
});

describe('ending a friendship', () => {
  test('200: takes effect immediately for both, by the body or by the query', async () => {
    const { one, other } = await createFriends();
    expect((await unfriend(one, other)).body).toEqual({ removed: true });
    for (const who of [one, other]) expect(await idsOfFriends(who)).toEqual([]);
    expect(codeOf(await booksOf(other, one))).toBe('friend_books_unavailable');
    expect((await request(one, other)).body).toEqual({ auto_accepted: false });
    await respond(other, one);
    const byQuery = await other.call(friends.unfriend, { query: { friend_id: one.id }, body: {} });
    expect(byQuery.body).toEqual({ removed: true });
  });

  test('404: is refused with a student who is not a friend, and the second time', async () => {
    const { one, other } = await createFriends();
    const stranger = await createFriendly();
    expect(codeOf(await unfriend(one, stranger))).toBe('relation_not_found');
    await request(one, stranger);
    expect(codeOf(await unfriend(one, stranger))).toBe('relation_not_found');
    await unfriend(one, other);
    expect(codeOf(await unfriend(one, other))).toBe('relation_not_found');
  });

  test('400: needs the id of the friend', async () => {
    const me = await createFriendly();
    expect(codeOf(await me.call(friends.unfriend, { query: {}, body: {} }))).toBe('invalid_input');
  });
});

describe("a friend's shelf", () => {
  test('200: has three lists with only title, author, picture and stars of each book', async () => {
    const { one, other } = await createFriends();
    const [reading, read] = [await createBook(), await createBook()];
    await other.call(books.add, { body: { book_id: reading.id, stage: 'reading' } });
    await other.call(books.add, { body: { book_id: read.id, stage: 'read', rating: 4 } });
    const { body } = await booksOf(one, other);
    expect(body).toMatchObject({
      reading: [{ id: reading.id, rating: null }],
      want_to_read: [],
      read: [{ id: read.id, rating: 4 }],
    });
    expect(Object.keys(body.read[0] ?? {}).toSorted()).toEqual([
      'author',
      'id',
      'rating',
      'thumbnail',
      'title',
    ]);
  });

  test('404: is closed to strangers, to students who have only asked, and for the own id', async () => {
    const [me, other] = [await createFriendly(), await createFriendly()];
    expect(codeOf(await booksOf(me, other))).toBe('friend_books_unavailable');
    await request(me, other);
    for (const [one, shelf] of [
      [me, other],
      [other, me],
      [me, me],
    ] as const)
      expect(codeOf(await booksOf(one, shelf))).toBe('friend_books_unavailable');
  });
});

describe('after the core consent of a friend is withdrawn', () => {
  test('the friend is hidden from every list and shelf until the consent is given again', async () => {
    const { child, token } = await agreed();
    await change(token, everything);
    await changeFields(child.id, { discoverable: true });
    const me = await createFriendly();
    await request(me, child);
    await respond(child, me);
    expect(await idsOfFriends(me)).toEqual([child.id]);
    await change(token, { ...everything, core: false });
    expect(await idsOfFriends(me)).toEqual([]);
    expect(codeOf(await booksOf(me, child))).toBe('friend_books_unavailable');
    await change(token, everything);
    expect(await idsOfFriends(me)).toEqual([child.id]);
    expect((await meOf(child)).discoverable).toBe(false);
  });

  test('a request of the friend cannot be accepted', async () => {
    const { child, token } = await agreed();
    await changeFields(child.id, { discoverable: true });
    const me = await createFriendly();
    await request(child, me);
    await change(token, { ...everything, core: false });
    expect((await requestsOf(me)).incoming).toEqual([]);
    expect(codeOf(await respond(me, child))).toBe('request_not_found');
  });
});

test('a friend whose account was deleted is in no list', async () => {
  const { one, other } = await createFriends();
  await seed({ task: 'gone', userId: other.id });
  expect(await friendsOf(one)).toEqual([]);
  expect(codeOf(await booksOf(one, other))).toBe('friend_books_unavailable');
});

describe('finding friends', () => {
  test('403: when switched off prevents searching, asking and accepting, but not declining', async () => {
    const [hidden, other] = [await createPerson(), await createFriendly()];
    expect(codeOf(await search(hidden, await nameOf(other)))).toBe('friends_off');
    expect(codeOf(await request(hidden, other))).toBe('friends_off');
    await changeFields(hidden.id, { discoverable: true });
    await request(other, hidden);
    await changeFields(hidden.id, { discoverable: false });
    expect(codeOf(await respond(hidden, other))).toBe('friends_off');
    expect((await respond(hidden, other, 'decline')).status).toBe(200);
  });

  test('200: can be switched by the guardian, by the link and from the account, which is recorded', async () => {
    const parent = await createPerson('parent', { verified: false });
    const { child, token } = await agreed(everything, parent.email);
    expect((await meOf(child)).discoverable).toBe(false);
    const { body } = await child.call(friends.requests, {});
    expect(body.grown_ups.seeing).toHaveLength(1);
    const params = { child_id: child.id };
    const on = { ...everything, discoverable: true };
    expect((await parent.call(consent.changeForChild, { params, body: on })).body).toMatchObject({
      discoverable: true,
      history: [{ kind: 'friends', given: true, method: 'parent_account' }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect((await meOf(child)).discoverable).toBe(true);
    const kept = await change(token, everything);
    expect(kept.body.discoverable).toBe(true);
    const off = await change(token, { ...everything, core: false });
    expect(off.body).toMatchObject({ discoverable: false });
  });

  test('200: can be switched by a student who is old enough; 403: but not by a younger one', async () => {
    const set = (who: Awaited<ReturnType<typeof createPerson>>, discoverable: boolean) =>
      who.call(friends.setDiscovery, { body: { discoverable } });
    const [old, young] = [await createPerson('student', { age: 15 }), await createPerson()];
    expect((await set(old, true)).body).toEqual({ discoverable: true });
    expect((await meOf(old)).discoverable).toBe(true);
    await set(old, false);
    expect((await meOf(old)).discoverable).toBe(false);
    expect(codeOf(await set(young, true))).toBe('consent_required');
    expect((await meOf(young)).discoverable).toBe(false);
  });
});
