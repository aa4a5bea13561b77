import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { rewards } from '../../../contract/rewards/endpoints';
import { openDashboard } from '../../support/dashboard';
import { network, pass, person, unreachable } from '../../support/screens';

const title = 'You were among the best of the week!';
const dialog = () => screen.queryByRole('dialog', { name: title });
const asked = () => network.asked(rewards.rewardSeen).map(({ body }) => body);
const winner = () => person({ reward: { week: '2026-W46', gems: 40 } });

test('a weekly reward is celebrated, then reported as seen', async () => {
  network.answer(rewards.rewardSeen, () => ({ seen: true as const }));
  const user = openDashboard({ me: winner() });
  const celebration = await screen.findByRole('dialog', { name: title });
  expect(celebration.textContent).toContain('40 gems');
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hooray!' }));
  expect(dialog()).toBeNull();
  expect(asked()).toEqual([{ week: '2026-W46' }]);
});

test('a reward is celebrated once, even if an older answer still contains it', async () => {
  network.answer(rewards.rewardSeen, () => ({ seen: true as const }));
  const user = openDashboard({ me: winner() });
  await screen.findByRole('dialog', { name: title });
  await user.keyboard('{Escape}');
  await pass(31_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(0);
  expect(network.asked(dashboard.get).length).toBeGreaterThan(1);
  expect(dialog()).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('a failure to report a seen reward is hidden, and retried', async () => {
  network.answer(rewards.rewardSeen, unreachable);
  const user = openDashboard({ me: winner() });
  await screen.findByRole('dialog', { name: title });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  network.answer(rewards.rewardSeen, () => ({ seen: true as const }));
  await pass(2000);
  expect(asked()).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a reward nothing is celebrated', async () => {
  openDashboard();
  await screen.findByText('Which book are you reading?');
  await pass(1000);
  expect(dialog()).toBeNull();
});
