import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seed } from '../../support/cloud';
import {
  countsOf,
  createFriendly,
  idsOfFriends,
  openWith,
  request,
  respond,
  unfriend,
} from '../../support/friends';
import type { Person } from '../../support/people';
import { randomCases } from '../../support/random';

const actions = {
  request,
  accept: (me: Person, other: Person) => respond(me, other, 'accept'),
  decline: (me: Person, other: Person) => respond(me, other, 'decline'),
  unfriend,
};
type Action = keyof typeof actions;
const names = Object.keys(actions) as Action[];

/** The relation to another student, as the API answers it. */
const standing = async (me: Person, { id }: Person) => {
  const [friends, open] = await Promise.all([idsOfFriends(me), openWith(me)]);
  return {
    friends: friends.includes(id),
    asks: open.outgoing.includes(id),
    isAsked: open.incoming.includes(id),
    count: await countsOf(me),
  };
};

const step = fc.record({ byOne: fc.boolean(), action: fc.constantFrom(...names) });
/** Groups of simultaneous steps, one group after the other. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

test('simultaneous actions of two students result in one friendship, one request or nothing, with the same answers for both', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const [one, other] = await Promise.all([createFriendly(), createFriendly()]);
      for (const moment of moments) {
        const answers = await Promise.all(
          moment.map(({ byOne, action }) =>
            actions[action](...(byOne ? ([one, other] as const) : ([other, one] as const))),
          ),
        );
        for (const { status } of answers) expect(status).toBeLessThan(500);
        const [mine, theirs] = await Promise.all([standing(one, other), standing(other, one)]);
        expect([mine.friends, mine.asks, mine.isAsked]).toEqual([
          theirs.friends,
          theirs.isAsked,
          theirs.asks,
        ]);
        expect([mine.friends, mine.asks, mine.isAsked].filter(Boolean).length).toBeLessThanOrEqual(1);
        for (const { friends, asks, count } of [mine, theirs])
          expect(count).toEqual({ friends: friends ? 1 : 0, asked: asks ? 1 : 0 });
      }
    }),
    randomCases,
  );
});

test('two students who ask each other simultaneously become friends', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = await Promise.all([createFriendly(), createFriendly()]);
    const answers = await Promise.all([request(one, other), request(other, one)]);
    expect(answers.map(({ body }) => body.auto_accepted).toSorted()).toEqual([false, true]);
    for (const [who, friend] of [
      [one, other],
      [other, one],
    ] as const)
      expect(await idsOfFriends(who)).toEqual([friend.id]);
  }
});

test('409: a student has at most 500 friends, however many accept simultaneously', async () => {
  const me = await createFriendly();
  await seed({ task: 'relationCounts', userId: me.id, set: { friends: 498, asked: 0 } });
  const others = await Promise.all(Array.from({ length: 4 }, () => createFriendly()));
  for (const other of others) await request(other, me);
  const answers = await Promise.all(others.map((other) => respond(me, other)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('friends_full');
  expect(await idsOfFriends(me)).toHaveLength(2);
  expect((await openWith(me)).incoming).toHaveLength(2);
});
