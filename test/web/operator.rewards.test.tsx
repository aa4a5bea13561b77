import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { referrals } from '../../contract/referrals/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { emptyLists, openConsole, row, rowNames } from '../support/operator';
import { network, refusal } from '../support/screens';

beforeEach(emptyLists);

const held = (id: string, username: string) => ({
  id,
  username,
  school: 'Maple School',
  week: '2026-W47',
  points: 12_650,
  gems: 125,
  held_at: '2026-11-23T05:10:00.000Z',
});

const openRewards = async (way: 'Pay' | 'Decline') => {
  let waiting = [held('kit', 'Kit'), held('wim', 'Wim')];
  network.answer(rewards.held, () => ({ rewards: waiting, next: null }));
  network.answer(rewards.release, ({ params: { id } }) => {
    waiting = waiting.filter((one) => one.id !== id);
    return { released: true as const };
  });
  network.answer(rewards.decline, ({ params: { id } }) => {
    waiting = waiting.filter((one) => one.id !== id);
    return { declined: true as const };
  });
  const user = await openConsole('Rewards');
  await user.click(await screen.findByRole('button', { name: `${way}: Kit, 2026-W47` }));
  return { user, question: within(screen.getByRole('dialog', { name: `${way} the reward of Kit?` })) };
};

test('held rewards are shown with their students', async () => {
  const { user, question } = await openRewards('Pay');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(
    row('Wim')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Maple School', '2026-W47', '12,650', '125', 'PayDecline']);
  expect(network.asked(rewards.release)).toEqual([]);
});

test.each([
  ['Pay', 'paid', rewards.release],
  ['Decline', 'declined', rewards.decline],
] as const)(
  '%s: a confirmation sends the decision, and the reward leaves the list',
  async (way, done, endpoint) => {
    const { user, question } = await openRewards(way);
    await user.click(question.getByRole('button', { name: way }));
    expect(await screen.findByText(`The reward of Kit is ${done}.`)).toBeTruthy();
    expect(rowNames()).toEqual(['Wim']);
    expect(network.asked(endpoint).map(({ params }) => params)).toEqual([{ id: 'kit', week: '2026-W47' }]);
  },
);

test('a decision by another operator is shown in the dialog', async () => {
  const { user, question } = await openRewards('Pay');
  network.answer(rewards.release, () => refusal('held_reward_not_found'));
  await user.click(question.getByRole('button', { name: 'Pay' }));
  expect((await question.findByRole('alert')).textContent).toBe('There is no such reward waiting.');
});

test('a waiting referral is paid after a confirmation and leaves the list', async () => {
  let waiting = [
    {
      id: 'kit',
      username: 'Kit',
      referral: '01J0000000000000000000000A',
      newcomer: 'Wim',
      reason: 'circle' as const,
      gems: 50,
      held_at: '2026-11-23T05:10:00.000Z',
    },
  ];
  network.answer(referrals.held, () => ({ referrals: waiting, next: null }));
  network.answer(referrals.release, () => refusal('held_reward_not_found'));
  const user = await openConsole('Rewards');
  expect(await screen.findByText('The two families have brought each other')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay: the referral of Wim by Kit' }));
  const question = within(screen.getByRole('dialog', { name: 'Pay the referral of Kit?' }));
  await user.click(question.getByRole('button', { name: 'Pay' }));
  expect((await question.findByRole('alert')).textContent).toBe('There is no such reward waiting.');
  network.answer(referrals.release, () => {
    waiting = [];
    return { released: true as const };
  });
  await user.click(question.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('The referral of Kit is paid.')).toBeTruthy();
  expect(screen.getByText('No referral is waiting.')).toBeTruthy();
  expect(network.asked(referrals.release).at(-1)?.params).toEqual({
    id: 'kit',
    referral: '01J0000000000000000000000A',
  });
});
