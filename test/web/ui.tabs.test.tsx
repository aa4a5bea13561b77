import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '../../frontend/src/ui/tabs';

const places = ['global', 'school', 'friends'] as const;

const Board = () => {
  const [place, setPlace] = useState<(typeof places)[number]>('global');
  return (
    <Tabs
      label="Leaderboard of"
      tabs={places.map((value) => ({ value, label: value }))}
      value={place}
      onChange={setPlace}
    >
      <p>The best of {place}</p>
    </Tabs>
  );
};

const chosen = () => screen.getByRole('tab', { selected: true });

test('one tab is in the tab order; the arrow keys cycle through the tabs and show them', async () => {
  const user = userEvent.setup();
  render(<Board />);
  await user.tab();
  expect(document.activeElement).toBe(chosen());
  await user.keyboard('{ArrowRight}');
  expect(chosen().textContent).toBe('school');
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole('tabpanel', { name: 'school' }).textContent).toBe('The best of school');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen().textContent).toBe('friends');
  await user.keyboard('{ArrowRight}');
  expect(chosen().textContent).toBe('global');
  await user.keyboard('{End}');
  expect(chosen().textContent).toBe('friends');
  await user.keyboard('{Home}');
  expect(chosen().textContent).toBe('global');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('pressing a tab shows it', async () => {
  render(<Board />);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'friends' }));
  expect(screen.getByText('The best of friends')).toBeTruthy();
});
