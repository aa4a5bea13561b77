import { findPerson } from '../lambdas/accounts/identify';
import { addOriginal } from '../lambdas/books/add-original';
import { addToList } from '../lambdas/books/put-on-list';
import { library } from '../lambdas/books/store';
import { invitations } from '../lambdas/invitations/store';
import { hashOf } from '../lambdas/platform/secret';
import { createUser } from '../lambdas/users/create-user';

/** Creates the data for the measured functions: a child with a book that is ready for a quiz, and a guest with an invitation. */
export const handler = async () => {
  await createUser({
    id: 'bench',
    email: 'bench@example.org',
    username: 'bench',
    age: 9,
    region: 'United States',
    account_type: 'student',
    consents: { core: true, ai_text: true, voice: true, public_sharing: false },
  });
  const facts = {
    title: 'Bench',
    author: 'Inkwren',
    publishedYear: 2026,
    thumbnail: null,
    cover_url: null,
    one_liner: null,
  };
  const chapters = [{ title: 'One', text: 'There was a bench.' }];
  await addOriginal({ id: 'bench', ...facts, description: 'A bench.', chapters });
  await library.update(
    { id: 'bench' },
    { set: { processing_status: 'processed', chapters: [{ chapter_number: 1, chapter_title: 'One' }] } },
  );
  const actor = await findPerson({ id: 'bench', groups: [] }, { consistent: true });
  if (actor === undefined) throw new Error('The child was not created');
  await addToList({ actor, body: { book_id: 'bench', stage: 'reading' } });
  await invitations.put({
    email: 'guest@example.org',
    code_hash: hashOf('bench'),
    account_type: null,
    school: null,
    consents: null,
    consents_by: null,
    owner: 'operators',
    released: false,
    invited_by: 'Bench',
    created_at: '2026-01-01T00:00:00Z',
    valid_until: '2099-01-01T00:00:00Z',
    used_by: null,
    revoked_at: null,
    passed_over: false,
  });
  return { statusCode: 200 };
};
