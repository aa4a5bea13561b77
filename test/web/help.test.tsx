import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { comics } from '../../contract/comics/endpoints';
import { shop } from '../../contract/shop/endpoints';
import { users } from '../../contract/users/endpoints';
import { noComic } from '../support/no-comic';
import { network, open, pass, person, settled } from '../support/screens';

const help = 'Thank you for telling me. You can call 988.';

test('help in any answer is shown over the page until the child closes it', async () => {
  network.answer(users.me, () => person());
  network.answer(shop.items, () => []);
  network.answer(shop.purchases, () => []);
  network.answer(shop.request, () => ({ requested: true as const, help }));
  const { user } = open('/store');
  const form = within(await screen.findByRole('region', { name: 'Request a Reward' }));
  await user.type(form.getByRole('textbox'), 'A friend');
  await settled(() => user.click(form.getByRole('button', { name: 'Submit' })));
  expect(await form.findByText(/Request submitted successfully/)).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: 'You are not alone' }));
  expect(dialog.getByRole('alert').textContent).toBe(help);
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('help for a draft is shown beside the story until the words are removed', async () => {
  let answer: { saved_at: string; help?: string } = { saved_at: '2026-11-16T15:00:00.000Z', help };
  network.answer(comics.daily, () => ({
    prompt: { id: 'prompt-1', prompt: 'A door appears.' },
    days_ago: 0,
  }));
  network.answer(comics.today, () => ({ comics: [], user_has_submitted: false }));
  network.answer(comics.mine, () => ({ comics: [], next: null }));
  network.answer(comics.progress, () => noComic);
  network.answer(comics.draft, () => ({ draft: null }));
  network.answer(comics.saveDraft, () => answer);
  const { user } = open('/comics');
  const box = await screen.findByRole('textbox', { name: 'Your story' });
  await user.type(box, 'Some words.');
  await pass(10_000);
  expect((await screen.findByRole('alert')).textContent).toBe(help);
  expect(screen.queryByRole('dialog')).toBeNull();
  answer = { saved_at: '2026-11-16T15:00:20.000Z' };
  await user.type(box, ' Others.');
  await pass(10_000);
  expect(screen.queryByRole('alert')).toBeNull();
});
