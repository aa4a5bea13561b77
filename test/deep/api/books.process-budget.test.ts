import { expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { bookStatus } from '../../../contract/rules/book-status';
import { settingsFor } from '../../../lib/settings';
import { createBook } from '../../support/books';
import { seed } from '../../support/cloud';
import { createPerson, type Person } from '../../support/people';

const choose = (child: Person, id: string) =>
  child.call(books.process, { body: { id, title: 'Any', author: 'Any' } });

test('429: choosing a book uses the day’s AI budget, and without budget others can still choose the book', async () => {
  const [child, other] = await Promise.all([createPerson(), createPerson()]);
  const { chapters: dailyCalls } = settingsFor('demo').ai.daily;
  await seed({ task: 'spend', userId: child.id, work: 'chapters', calls: dailyCalls - 1 });
  const [last, { id }] = [await createBook({ processed: false }), await createBook({ processed: false })];
  expect((await choose(child, last.id)).status).toBe(200);
  expect(await choose(child, id)).toMatchObject({ status: 429, body: { code: 'ai_resting' } });
  const again = await choose(other, id);
  expect(again.status).toBe(200);
  expect(bookStatus(again.body.book)).not.toBe('not_attempted');
});
