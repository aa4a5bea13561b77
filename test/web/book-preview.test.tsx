import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { books } from '../../contract/books';
import { book, network, open, pass, refusal } from '../support/screens';

const preview = async () => {
  network.answer(books.process, () => new Promise(() => undefined));
  const { user } = open('/books?book=saltwind', { book: book() });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Saltwind' })) };
};

test('a preview that takes longer than three seconds is given up', async () => {
  network.answer(books.preview, () => new Promise(() => undefined));
  const { dialog } = await preview();
  expect(dialog.getByRole('status', { name: 'Loading the preview' })).toBeTruthy();
  await pass(2900);
  expect(network.asked(books.preview).map(({ signal }) => signal?.aborted)).toEqual([false]);
  expect(dialog.queryByText('Preview Not Available')).toBeNull();
  await pass(100);
  expect(await dialog.findByText('Preview Not Available')).toBeTruthy();
  expect(network.asked(books.preview).map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('a preview that nobody has is not asked for again', async () => {
  network.answer(books.preview, () => refusal('preview_unavailable'));
  const { dialog } = await preview();
  expect(await dialog.findByText('Preview Not Available')).toBeTruthy();
  await pass(10_000);
  expect(network.asked(books.preview)).toHaveLength(1);
});

test('a preview closes by Escape and by its button, and focus goes back to where it was', async () => {
  const { id, title, author, publishedYear, thumbnail } = book();
  const about = { id, title, author, publishedYear, thumbnail, description: 'A storm, a map\nand whales.' };
  network.answer(books.preview, () => about);
  const { user, dialog } = await preview();
  expect(await dialog.findByText(/A storm, a map/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Preview' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
