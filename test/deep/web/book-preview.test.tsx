import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { books } from '../../../contract/books/endpoints';
import type { Answer } from '../../../contract/endpoint';
import { book, network, open, pass, refusal, settled } from '../../support/screens';

const look = (of: Partial<Answer<typeof books.preview>>): Answer<typeof books.preview> => {
  const { id, title, author, publishedYear, thumbnail, cover_url } = book();
  const facts = { id, title, author, publishedYear, thumbnail, cover_url };
  return { ...facts, first_page: null, viewer_url: null, description: null, ...of };
};

const viewer_url = 'https://archive.org/embed/saltwind';

const frame = () => screen.queryByTitle<HTMLIFrameElement>('The pages of Saltwind');

const preview = async () => {
  network.answer(books.process, () => new Promise(() => undefined));
  const { user } = open('/books?book=saltwind', { book: book() });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Saltwind' })) };
};

test('a preview that takes longer than three seconds is abandoned', async () => {
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

test('a missing preview is not requested again', async () => {
  network.answer(books.preview, () => refusal('preview_unavailable'));
  const { dialog } = await preview();
  expect(await dialog.findByText('Preview Not Available')).toBeTruthy();
  await pass(10_000);
  expect(network.asked(books.preview)).toHaveLength(1);
});

test('a preview closes by Escape and by its button, and returns focus', async () => {
  network.answer(books.preview, () => look({ description: 'A storm, a map\nand whales.' }));
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

test('the beginning of the book is shown as its first page, without a frame', async () => {
  network.answer(books.preview, () =>
    look({ first_page: { title: 'The Storm', text: 'It blew.' }, description: 'Of whales.' }),
  );
  const { dialog } = await preview();
  expect((await dialog.findByRole('region', { name: 'The Storm' })).textContent).toContain('It blew.');
  expect(dialog.getByText('Of whales.')).toBeTruthy();
  expect(frame()).toBeNull();
});

test('the viewer is shown once it loads, sandboxed and without a referrer', async () => {
  network.answer(books.preview, () => look({ viewer_url }));
  const { dialog } = await preview();
  expect(await dialog.findByRole('status', { name: 'Opening the book' })).toBeTruthy();
  const opened = frame() as HTMLIFrameElement;
  expect(opened.src).toBe(viewer_url);
  expect(opened.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(opened.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(opened.hasAttribute('credentialless')).toBe(true);
  fireEvent.load(opened);
  expect(dialog.queryByRole('status', { name: 'Opening the book' })).toBeNull();
  await pass(10_000);
  expect(frame()).toBe(opened);
  expect(dialog.queryByText('Preview Not Available')).toBeNull();
});

test.each([
  ['the description of the book', 'Of whales.', 'Of whales.'],
  ['"Preview Not Available"', null, 'Preview Not Available'],
])('a viewer that does not load within two seconds is replaced by %s', async (_, description, words) => {
  network.answer(books.preview, () => look({ viewer_url, description }));
  const { dialog } = await preview();
  await dialog.findByRole('status', { name: 'Opening the book' });
  await pass(1900);
  expect(frame()).toBeTruthy();
  await pass(100);
  expect(frame()).toBeNull();
  expect(dialog.getByText(words)).toBeTruthy();
});

test('after a slow answer the viewer has only the rest of the three seconds', async () => {
  const answer = Promise.withResolvers<Answer<typeof books.preview>>();
  network.answer(books.preview, () => answer.promise);
  await preview();
  await pass(2500);
  await settled(async () => answer.resolve(look({ viewer_url })));
  expect(frame()).toBeTruthy();
  await pass(500);
  expect(frame()).toBeNull();
});
