import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { articles } from '../../../contract/articles/endpoints';
import { commonErrors } from '../../../contract/common-errors';
import type { SwitchKind } from '../../../contract/operations/kinds';
import { quiz } from '../../../contract/quiz/endpoints';
import { shop } from '../../../contract/shop/endpoints';
import { users } from '../../../contract/users/endpoints';
import { network, open, pass, person, refusal } from '../../support/screens';

const paused = (...kinds: SwitchKind[]) => network.answer(users.me, () => person({ paused: kinds }));
const visit = async (path: string) => {
  const shown = open(path);
  await pass(0);
  await pass(0);
  return shown;
};

beforeEach(() => {
  network.answer(shop.items, () => []);
  network.answer(shop.purchases, () => []);
});

describe('a screen that operators have switched off', () => {
  test.each([
    ['/chat?book=b1', 'chat', /You can read on, take a quiz/],
    ['/voice-chat?book=b1', 'voice', /You can write with Wren instead/],
    ['/store', 'store', /Your gems are kept for you/],
    ['/leaderboard', 'boards', /Your points count all the same/],
    ['/friends', 'friends', /Your friends will still be your friends/],
  ] as const)(
    '%s says so kindly, with what still works, a way on and the help lines',
    async (path, kind, still) => {
      paused(kind);
      await visit(path);
      expect(await screen.findAllByText('This is closed for a while')).not.toEqual([]);
      screen.getByText(/It is not because of you/);
      screen.getByText(still);
      expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/dashboard');
      screen.getByText(/They help children/);
    },
  );

  test('the voice chat offers no writing while that is switched off, too', async () => {
    paused('chat', 'voice');
    await visit('/voice-chat?book=b1');
    await screen.findByText(/You can read on, take a quiz/);
    expect(screen.queryByText(/You can write with Wren/)).toBeNull();
  });

  test('a screen whose part is on again opens within a minute, and the record is asked for no more', async () => {
    paused('store');
    await visit('/store');
    await screen.findAllByText('This is closed for a while');
    network.answer(users.me, () => person());
    await pass(60_000);
    await screen.findByRole('heading', { name: 'Wren’s nest' });
    expect(screen.queryByText('This is closed for a while')).toBeNull();
    const asked = network.asked(users.me).length;
    await pass(180_000);
    expect(network.asked(users.me)).toHaveLength(asked);
  });

  test('a refusal during the visit brings the record up to date', async () => {
    network.answer(quiz.start, () => refusal('paused'));
    await visit('/quiz?book=b1&end=1');
    await screen.findByText(/You can read on, or take a quiz on another chapter/);
    expect(network.asked(users.me)).toHaveLength(2);
  });

  test('articles go on with our own, and say so', async () => {
    paused('articles');
    network.answer(articles.generate, () => refusal('articles_finished_today'));
    await visit('/articles');
    await screen.findByText('The article that you get is from our own shelf.');
  });
});

test.each(['ai_resting', 'paused'] as const)(
  '%s: a quiz without questions says what still works',
  async (code) => {
    network.answer(quiz.start, () => refusal(code));
    await visit('/quiz?book=b1&end=1');
    const said = await screen.findByText(/You can read on, or take a quiz on another chapter/);
    expect(said.textContent).toContain(commonErrors[code].text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
