import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type BookImport, imports } from '../../../contract/imports/endpoints';
import { emptyLists, openConsole } from '../../support/operator';
import { network, refusal } from '../../support/screens';

beforeEach(emptyLists);

const book = (of: Partial<BookImport>): BookImport => ({
  id: '01hf0000000000000000000000',
  file_name: 'alice.epub',
  title: null,
  author: null,
  status: 'failed',
  progress: null,
  problem: null,
  chapters: null,
  rights: null,
  source: null,
  created_at: '2026-11-16T12:00:00.000Z',
  ...of,
});

/** The library with one book whose status the calls change. */
const openWith = async (of: Partial<BookImport>) => {
  let current = book(of);
  network.answer(imports.imports, () => ({ imports: [current], next: null }));
  const changesTo = (status: BookImport['status']) => () => {
    current = book({ status });
    return current;
  };
  network.answer(imports.uploaded, changesTo('waiting'));
  network.answer(imports.remove, changesTo('removing'));
  const user = await openConsole('Library');
  return { user, entry: within((await screen.findByText('alice.epub')).closest('li') as HTMLElement) };
};

test.each([
  ['import_failed', 'failed', 'Not read', 'Waiting to be read'],
  ['import_not_removed', 'removing', 'Being removed', 'Being removed'],
] as const)('the operator can retry after %s', async (code, status, before, after) => {
  const { user, entry } = await openWith({
    status,
    problem: { code, error: 'Please try again.', retryable: true },
  });
  expect(entry.getByText(before)).toBeTruthy();
  await user.click(entry.getByRole('button', { name: 'Try again: alice.epub' }));
  await screen.findByText(after);
  expect(screen.queryByText('Please try again.')).toBeNull();
});

test('a failed second try says why, and can be repeated', async () => {
  const { user, entry } = await openWith({
    problem: { code: 'import_failed', error: 'Please try again.', retryable: true },
  });
  network.answer(imports.uploaded, () => refusal('queue_failed'));
  await user.click(entry.getByRole('button', { name: 'Try again: alice.epub' }));
  expect(await entry.findByText('Failed to queue book for processing')).toBeTruthy();
  expect(entry.getByRole('button', { name: 'Try again: alice.epub' })).toBeTruthy();
});

test('a file that is not a book is refused without the offer of a retry', async () => {
  const problem = { code: 'import_not_a_book', error: 'This file is no EPUB and no plain text.' };
  const { entry } = await openWith({ problem });
  expect(entry.getByText('Refused')).toBeTruthy();
  expect(entry.getByText(problem.error)).toBeTruthy();
  expect(entry.queryByRole('button', { name: 'Try again: alice.epub' })).toBeNull();
  expect(entry.getByRole('button', { name: 'Discard: alice.epub' })).toBeTruthy();
});
