import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { outages } from '../../support/cloud';
import { createPerson, createTeen } from '../../support/people';
import { takeQuiz } from '../../support/quiz';

// Every write conflicts with a transaction on its items at the first try. This may happen on AWS when two users or two
// devices of a user change the same item.
beforeEach(() => outages({ conflicts: true }));
afterEach(() => outages({ conflicts: false, contention: false }));

test('200: a transaction that conflicts with another one is retried and pays once', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  expect(await takeQuiz(child, id, 2)).toMatchObject({
    status: 200,
    body: { points: 275, total_points: 275 },
  });
  expect((await child.call(users.me, {})).body.points).toBe(275);
});

test('200: a single write that conflicts with a transaction is retried', async () => {
  const [child, { id }] = [await createPerson(), await createBook()];
  const added = await child.call(books.add, { body: { book_id: id, stage: 'reading' } });
  expect(added).toMatchObject({ status: 200, body: { id } });
  const moved = await child.call(books.move, { params: { id }, body: { stage: 'read', rating: 5 } });
  expect(moved).toMatchObject({ status: 200, body: { rating: 5 } });
  expect((await child.call(books.lists, {})).body.read).toMatchObject([{ id, rating: 5 }]);
});

test('429: a write that conflicts at every try fails, and nothing is written', async () => {
  const [parent, child, { id }] = [await createPerson('parent'), await createTeen(), await createBook()];
  await outages({ contention: true });
  const answers = await Promise.all([
    parent.call(friends.request, { body: { recipient_id: child.id } }),
    child.call(books.add, { body: { book_id: id, stage: 'reading' } }),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  await outages({ contention: false });
  expect((await parent.call(friends.requests, {})).body.outgoing).toEqual([]);
  expect((await child.call(books.lists, {})).body.reading).toEqual([]);
});
