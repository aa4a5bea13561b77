import type { books, ImportedBook } from '../../contract/books/endpoints';
import { needsAdult } from '../../contract/rules/consent';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { mayDo } from '../accounts/may-do';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { consentAges } from '../platform/consent-ages';
import { countToday } from '../platform/daily-count';
import { childrenOfGuardian } from '../relations/guardians';
import { findNamed } from './find-named';
import { shelf } from './shelf-store';
import { takeIntoLibrary } from './take-in';

/** Enough for a thousand books. */
const callsPerDay = 100;

type Call = Admitted<typeof books.importList>;

/** The child if the caller is its guardian and its core consent is in force; otherwise null. */
const childOf = async (email: string, childId: string) => {
  const isOwn = (await childrenOfGuardian(email)).some(({ child_id }) => child_id === childId);
  const child = isOwn ? await findUser(childId) : undefined;
  return child !== undefined && mayDo(child, 'core') ? child : null;
};

/**
 * The id of the reader whose lists are changed. Throws for a child who may not decide alone, and for a child who is not the
 * caller's.
 */
const readerOf = async ({ actor, body: { child_id } }: Call): Promise<string> => {
  if (actor.role === 'student' && needsAdult(actor.user, consentAges()))
    throw new ApiError('import_needs_adult');
  if (child_id === undefined) return actor.id;
  const child = await childOf(actor.user.email, child_id);
  if (child === null) throw new ApiError('child_not_found');
  return child.id;
};

/** Adds one row to the lists. A book that is already on a list is not moved: changes made here are newer than the file. */
const bring = async (user_id: string, row: ImportedBook): Promise<'added' | 'known' | 'not_found'> => {
  const found = await findNamed(row);
  if (found === undefined) return 'not_found';
  const { id: book_id } = await takeIntoLibrary(found.id);
  const { stage, rating } = row;
  const created = await shelf.create({ user_id, book_id, stage, rating, changed_at: now().toISOString() });
  return created ? 'added' : 'known';
};

/** Imports up to ten rows. Idempotent: a repeated call finds its books on the lists. No row is logged or stored. */
export const importList = async (call: Call) => {
  const { rows } = call.body;
  const reader = await readerOf(call);
  if (!(await countToday(call.actor.id, 'import', callsPerDay))) throw new ApiError('import_limit');
  const results = await Promise.all(rows.map((row) => bring(reader, row)));
  return {
    added: results.filter((one) => one === 'added').length,
    known: results.filter((one) => one === 'known').length,
    not_found: rows
      .filter((_, i) => results[i] === 'not_found')
      .map(({ title, author }) => ({ title, author })),
  };
};
