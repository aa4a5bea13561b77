import { findUsers } from '../accounts/find';
import { knownName } from '../accounts/names';
import { latestLooks, looks } from './store';

/** More than anybody looks at in the year for which looks are kept. */
const most = 10_000;

/** The last looks at a child's transcripts, newest first, with the name of the adult; null while it is unchecked. */
export const looksAt = async (userId: string, limit: number) => {
  const found = await latestLooks(userId, limit);
  const adults = await findUsers([...new Set(found.map(({ adult_id }) => adult_id))]);
  const names = new Map(adults.map((adult) => [adult.id, knownName(adult)]));
  return found.map((look) => ({ ...look, by: names.get(look.adult_id) ?? null }));
};

/** Every look at a child's transcripts. */
export const looksForExport = async (userId: string) =>
  (await looksAt(userId, most)).map(({ by, role, at, book_title }) => ({ by, role, at, book_title }));

interface Read {
  readonly child_id: string;
  readonly adult: { readonly id: string; readonly role: 'teacher' | 'parent' };
  readonly talks: readonly { readonly session_id: string; readonly book_title: string }[];
  /** A ULID of the copy that contains the words: a repetition records the same looks. */
  readonly id: string;
  readonly at: string;
}

/** Records that an adult gets the words of these talks in a copy, for the child to see. Idempotent. */
export const recordLooks = async ({ child_id, adult, talks, id, at }: Read): Promise<void> => {
  const timeOfId = 10;
  for (const { session_id, book_title } of talks)
    await looks.create({
      user_id: child_id,
      id: `${id.slice(0, timeOfId)}${session_id.slice(timeOfId)}`,
      session_id,
      book_title,
      adult_id: adult.id,
      role: adult.role,
      at,
    });
};
