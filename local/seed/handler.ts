import { newYorkDay } from '../../contract/rules/streak';
import { addOriginal } from '../../lambdas/books/add-original';
import { addToList } from '../../lambdas/books/reading-lists';
import { workOnBook } from '../../lambdas/books/work-on-book';
import { now } from '../../lambdas/platform/clock';
import { transact } from '../../lambdas/platform/table/transact';
import { awarding } from '../../lambdas/rewards/award';
import { createUser, type NewUser } from '../../lambdas/users/create-user';
import { identify } from '../../lambdas/users/identify';
import { users } from '../../lambdas/users/store';
import type { LibraryBook } from '../library/library';

type Placement = Parameters<typeof addToList>[0]['body'];

/** What can be set up: by the seed of the demo and by tests, always through the product's own use cases. */
export type SeedTask =
  | { readonly task: 'original'; readonly book: LibraryBook; readonly processed: boolean }
  | { readonly task: 'person'; readonly person: NewUser }
  | {
      readonly task: 'award';
      readonly userId: string;
      readonly cause: string;
      readonly points?: number;
      readonly gems?: number;
    }
  | { readonly task: 'streak'; readonly userId: string; readonly days: number }
  | { readonly task: 'shelf'; readonly userId: string; readonly books: readonly Placement[] };

const original = async (book: LibraryBook, processed: boolean) => {
  await addOriginal({
    id: book.id,
    title: book.title,
    author: book.author,
    publishedYear: book.year,
    thumbnail: null,
    one_liner: book.one_liner,
    description: book.description,
    chapters: book.chapters,
  });
  if (processed) await workOnBook(book.id);
};

export const handler = async (input: SeedTask): Promise<unknown> => {
  switch (input.task) {
    case 'original':
      return original(input.book, input.processed);
    case 'person':
      return createUser(input.person);
    case 'award':
      return transact(awarding(input));
    case 'streak':
      return users.update(
        { id: input.userId },
        { set: { streak: input.days, last_activity_date: newYorkDay(now()) } },
      );
    case 'shelf': {
      const actor = await identify({ sub: input.userId, groups: [] });
      for (const body of input.books) await addToList({ actor, body });
    }
  }
};
